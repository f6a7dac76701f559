import { describe, expect, it } from "vitest"
import { checkStoreCard } from "../../../adapters/cli/commands/installments.ts"
import { choosePayment } from "../../../adapters/cli/input/choosePayment.ts"
import { payInTerminal } from "../../../adapters/cli/payInTerminal.ts"
import { presentOutcome } from "../../../adapters/cli/output/presentOutcome.ts"
import type { AnswerPrompt } from "../../../adapters/cli/withCaptchaRetry.ts"
import { repayAttempt } from "../../../application/checkout/tracking/CheckoutAttempt.ts"
import { CheckoutGateway } from "../../../application/checkout/CheckoutGateway.ts"
import { repayOrder } from "../../../application/checkout/repayment/repayOrder.ts"
import { submitCheckout } from "../../../application/checkout/submitCheckout.ts"
import { CARDS, decide, submit } from "../../sandbox/checkout/bankVisitor.ts"
import { PAID_CARD, readyToPay, SPAIN } from "../../sandbox/checkout/customer.ts"
import { orderId } from "../../support/backend/scopes.ts"
import { euros } from "../../support/builders/euros.ts"
import { atSandbox } from "../../support/cli/atSandbox.ts"
import type { TestTerminal } from "../../support/cli/aTerminal.ts"
import { checkoutShop, SKU } from "../../support/sandbox/checkoutShop.ts"

const ADMIN_KEY = "the-admin-key-of-captchas-at-checkout"
const DIGITS = ["cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"]
const NO_PROMPT: AnswerPrompt = undefined
const shop = checkoutShop({ adminKey: ADMIN_KEY })

const demand = async (when: "always" | "suspicious") => {
  const { status } = await shop().call(
    "POST",
    "/sandbox/captchas",
    { storeId: SPAIN, kind: "native", demand: when },
    { "x-admin-key": ADMIN_KEY },
  )
  if (status !== 200) throw new Error(`The desk does not set it: ${status}`)
}
/** A person who answers the last audio challenge, or gives a wrong answer. */
const person = ({ notes }: TestTerminal, misreads = 0): NonNullable<AnswerPrompt> => {
  let asked = 0
  return () => {
    asked += 1
    const words =
      notes
        .findLast((note) => note.startsWith("Or answer"))
        ?.split(": ")
        .at(-1)
        ?.replace(".", "")
        .split(", ") ?? []
    return Promise.resolve(asked <= misreads ? "no idea" : words.map((word) => DIGITS.indexOf(word)).join(" "))
  }
}

/**
 * A guest before the pay button, or with an unpaid order, at a terminal of a store that requires a captcha every time.
 */
async function inStrictStore(number: string, isRepay = false, meanwhile?: (body: unknown) => Promise<unknown>) {
  await demand("suspicious")
  const buyer = await readyToPay(shop(), { [SKU]: 1 })
  if (isRepay) await submit(buyer, CARDS.unpaid)
  await demand("always")
  const order = orderId(buyer.orderId)
  const asked: string[] = []
  const terminal = atSandbox(shop(), buyer.guest, async (path) => {
    if (path.endsWith("payment-status") && asked.push(path) === 1)
      await meanwhile?.((await buyer.guest.call("GET", path)).body)
  })
  const payment = {
    by: "card",
    methodId: "1",
    card: { number, holder: "ANA PRUEBA", expiry: "12/30", securityCode: "123" },
  } as const
  const shipping = { shippingMethodId: "standard", kind: "delivery", addressId: buyer.addressId }
  const pay = (prompt: AnswerPrompt) =>
    payInTerminal(
      terminal.shop,
      isRepay
        ? {
            orderId: order,
            tracking: { attempt: repayAttempt, paymentRef: { isRepay } },
            submit: (answers, polling) =>
              repayOrder(
                {
                  orderId: order,
                  totalOrder: euros(buyer.total),
                  payment,
                  ...(answers === undefined ? {} : { answers }),
                },
                polling,
              ),
          }
        : {
            orderId: order,
            submit: (answers, polling) =>
              submitCheckout(
                {
                  orderId: order,
                  shipping,
                  payment,
                  expectedTotal: euros(buyer.total),
                  acceptedPolicies: ["1", "2"],
                  ...(answers === undefined ? {} : { answers }),
                },
                polling,
              ),
          },
      { wait: "60" },
      prompt,
    )
  return { order, terminal, pay }
}

describe("a store that requires a captcha every time, in a terminal", () => {
  it("sells the cart after it is solved", async () => {
    const { order, terminal, pay } = await inStrictStore(PAID_CARD)
    expect(await pay(person(terminal))).toMatchObject({ outcome: "paid", orderId: order })
    // Only the payment asks: the event of an attempted purchase needs no captcha, recorded or not.
    expect(terminal.notes.filter((note) => note.startsWith("A captcha is required"))).toHaveLength(1)
  })

  it("checks for installments after it is solved, and tells a script that a captcha is required", async () => {
    const { terminal } = await inStrictStore(PAID_CARD)
    const ask = (prompt: AnswerPrompt) =>
      checkStoreCard(terminal.shop, { number: "5399 9900 0000 0000", vatin: "12345678Z" }, euros(12985), prompt)
    expect(await ask(person(terminal, 1))).toMatchObject({
      isAffinity: true,
      instalments: [{ months: 3 }, { months: 6 }, { months: 12 }],
    })
    expect(terminal.notes.filter((note) => note === "Wrong answer. Try again.")).toHaveLength(1)
    await expect(ask(NO_PROMPT)).rejects.toMatchObject({ reason: { _tag: "Rejected", key: "_ERR_CAPTCHA" } })
  })

  it("accepts the payment of an unpaid order", async () => {
    const { order, terminal, pay } = await inStrictStore(PAID_CARD, true)
    expect(await pay(person(terminal))).toMatchObject({ outcome: "paid", orderId: order })
  })

  it("prompts again after a wrong answer, and three times at most", async () => {
    const persistent = await inStrictStore(PAID_CARD)
    expect(await persistent.pay(person(persistent.terminal, 2))).toMatchObject({ outcome: "paid" })
    const helpless = await inStrictStore(PAID_CARD)
    expect(await helpless.pay(person(helpless.terminal, 9))).toEqual({ outcome: "captchaRequired" })
    expect(helpless.terminal.notes.filter((note) => note.startsWith("A captcha is required"))).toHaveLength(3)
    expect(
      [persistent, helpless].map(
        ({ terminal }) => terminal.notes.filter((note) => note === "Wrong answer. Try again.").length,
      ),
    ).toEqual([2, 2])
  })

  it("prompts once more after a bank's challenge, whose result is sent along", async () => {
    const { terminal, pay } = await inStrictStore(CARDS.challenged, false, (body) => decide(shop(), body, "approve"))
    expect(await pay(person(terminal))).toMatchObject({ outcome: "paid" })
    expect(terminal.notes.filter((note) => note.startsWith("A captcha is required"))).toHaveLength(2)
    expect(terminal.notes).not.toContain("Wrong answer. Try again.")
  })

  it("opens a session at a provider after it is solved", async () => {
    const { order, terminal } = await inStrictStore(PAID_CARD)
    const methods = await terminal.shop.run(CheckoutGateway.use((gateway) => gateway.listPaymentMethods(order)))
    const choose = (prompt: AnswerPrompt) =>
      choosePayment(terminal.shop, { orderId: order, methods }, { paymentMethod: "Klarna" }, { giftCards: [] }, prompt)
    expect(await choose(person(terminal))).toMatchObject({ payment: { by: "token", of: "session" } })
  })

  it("tells a script where it can be solved", async () => {
    const { pay } = await inStrictStore(PAID_CARD)
    const outcome = await pay(NO_PROMPT)
    expect([outcome, presentOutcome(outcome, "cart")]).toEqual([
      { outcome: "captchaRequired" },
      { lines: [expect.stringContaining("Run the command in a terminal to answer it")], exitCode: 3 },
    ])
  })
})
