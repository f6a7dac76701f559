import { describe, expect, it } from "vitest"
import { checkStoreCard } from "../../../adapters/cli/commands/installments.ts"
import { choosePayment } from "../../../adapters/cli/choosePayment.ts"
import { payInTerminal } from "../../../adapters/cli/payInTerminal.ts"
import { presentOutcome } from "../../../adapters/cli/presentOutcome.ts"
import type { AnswerPrompt } from "../../../adapters/cli/withCaptchaRetry.ts"
import { repayAttempt } from "../../../application/checkout/CheckoutAttempt.ts"
import { CheckoutGateway } from "../../../application/checkout/CheckoutGateway.ts"
import { repayOrder } from "../../../application/checkout/repayOrder.ts"
import { submitCheckout } from "../../../application/checkout/submitCheckout.ts"
import { CARDS, decide, submit } from "../../sandbox/checkout/bankVisitor.ts"
import { PAID_CARD, readyToPay, SPAIN } from "../../sandbox/checkout/customer.ts"
import { orderId } from "../../support/backend/scopes.ts"
import { euros } from "../../support/builders/euros.ts"
import { atSandbox } from "../../support/cli/atSandbox.ts"
import type { TestTerminal } from "../../support/cli/aTerminal.ts"
import { shopToBuyIn, SKU } from "../../support/sandbox/shopToBuyIn.ts"

const ADMIN_KEY = "the-admin-key-of-captchas-at-checkout"
const DIGITS = ["cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"]
const NOBODY: AnswerPrompt = undefined
const shop = shopToBuyIn({ adminKey: ADMIN_KEY })

const demand = async (when: "always" | "suspicious") => {
  const { status } = await shop().call(
    "POST",
    "/sandbox/captchas",
    { storeId: SPAIN, kind: "native", demand: when },
    { "x-admin-key": ADMIN_KEY },
  )
  if (status !== 200) throw new Error(`The desk does not set it: ${status}`)
}
/** Somebody who answers the last question that was read out, or what they take for its answer. */
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
 * A guest before the pay button, or before an order that stands unpaid, at a terminal of a store that asks for a
 * captcha every time.
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

describe("a store that asks for a captcha every time, in a terminal", () => {
  it("sells what is in the cart to whoever answers it", async () => {
    const { order, terminal, pay } = await inStrictStore(PAID_CARD)
    expect(await pay(person(terminal))).toMatchObject({ outcome: "paid", orderId: order })
    // For the payment; that somebody tries to buy is recorded or not, and nobody is asked anything for it.
    expect(terminal.notes.filter((note) => note.startsWith("A captcha is required"))).toHaveLength(1)
  })

  it("says to whoever answers it whether a card pays in parts, and to a script that a captcha is wanted", async () => {
    const { terminal } = await inStrictStore(PAID_CARD)
    const ask = (prompt: AnswerPrompt) =>
      checkStoreCard(terminal.shop, { number: "5399 9900 0000 0000", vatin: "12345678Z" }, euros(12985), prompt)
    expect(await ask(person(terminal, 1))).toMatchObject({
      isAffinity: true,
      instalments: [{ months: 3 }, { months: 6 }, { months: 12 }],
    })
    expect(terminal.notes.filter((note) => note === "Wrong answer. Try again.")).toHaveLength(1)
    await expect(ask(NOBODY)).rejects.toMatchObject({ reason: { _tag: "Rejected", key: "_ERR_CAPTCHA" } })
  })

  it("takes the payment of an order that stands unpaid", async () => {
    const { order, terminal, pay } = await inStrictStore(PAID_CARD, true)
    expect(await pay(person(terminal))).toMatchObject({ outcome: "paid", orderId: order })
  })

  it("asks again after a wrong answer, and three times at most", async () => {
    const patient = await inStrictStore(PAID_CARD)
    expect(await patient.pay(person(patient.terminal, 2))).toMatchObject({ outcome: "paid" })
    const helpless = await inStrictStore(PAID_CARD)
    expect(await helpless.pay(person(helpless.terminal, 9))).toEqual({ outcome: "captchaRequired" })
    expect(helpless.terminal.notes.filter((note) => note.startsWith("A captcha is required"))).toHaveLength(3)
    expect(
      [patient, helpless].map(
        ({ terminal }) => terminal.notes.filter((note) => note === "Wrong answer. Try again.").length,
      ),
    ).toEqual([2, 2])
  })

  it("asks once more when a bank's question is answered, and that answer goes along", async () => {
    const { terminal, pay } = await inStrictStore(CARDS.challenged, false, (body) => decide(shop(), body, "approve"))
    expect(await pay(person(terminal))).toMatchObject({ outcome: "paid" })
    expect(terminal.notes.filter((note) => note.startsWith("A captcha is required"))).toHaveLength(2)
    expect(terminal.notes).not.toContain("Wrong answer. Try again.")
  })

  it("opens a session at a provider to whoever answers it", async () => {
    const { order, terminal } = await inStrictStore(PAID_CARD)
    const methods = await terminal.shop.run(CheckoutGateway.use((gateway) => gateway.listPaymentMethods(order)))
    const choose = (prompt: AnswerPrompt) =>
      choosePayment(terminal.shop, { orderId: order, methods }, { paymentMethod: "Klarna" }, { giftCards: [] }, prompt)
    expect(await choose(person(terminal))).toMatchObject({ payment: { by: "token", of: "session" } })
  })

  it("tells a script, which can answer nothing, where it can be answered", async () => {
    const { pay } = await inStrictStore(PAID_CARD)
    const outcome = await pay(NOBODY)
    expect([outcome, presentOutcome(outcome, "cart")]).toEqual([
      { outcome: "captchaRequired" },
      { lines: [expect.stringContaining("Run the command in a terminal to answer it")], exitCode: 3 },
    ])
  })
})
