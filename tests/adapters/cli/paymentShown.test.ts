import { describe, expect, it } from "vitest"
import { showPayment } from "../../../adapters/cli/commands/payment.ts"
import { CARDS, decide, submit } from "../../sandbox/checkout/bankVisitor.ts"
import { PAID_CARD, readyToPay, SPAIN, textAt } from "../../sandbox/checkout/customer.ts"
import { orderId } from "../../support/backend/scopes.ts"
import { atSandbox } from "../../support/cli/atSandbox.ts"
import { checkoutShop, SKU } from "../../support/sandbox/checkoutShop.ts"

const shop = checkoutShop()

/** A purchase by card, and its guest's terminal. `meanwhile` runs before the fourth poll. */
async function bought(card: string, meanwhile?: (body: unknown) => Promise<unknown>) {
  const buyer = await readyToPay(shop(), { [SKU]: 1 })
  const { body } = await submit(buyer, card)
  const asked: string[] = []
  const terminal = atSandbox(shop(), buyer.guest, (path) => (asked.push(path) === 4 ? meanwhile?.(body) : undefined))
  const order = orderId(buyer.orderId)
  const show = async (wait = "0") => {
    const code = await showPayment(terminal.shop, order, { wait })
    const { value, lines } = terminal.results.at(-1) ?? { value: undefined, lines: [] }
    return { code, value, message: [...terminal.notes, ...lines].join("\n") }
  }
  return { order, asked, show, token: () => textAt(body, "guestToken") }
}

describe("the payment status of an order in a terminal", () => {
  it("is printed as the shop has it: paid, or unpaid with a repayment", async () => {
    const paid = await bought(PAID_CARD)
    expect(await paid.show()).toMatchObject({ code: 0, value: { outcome: "paid", orderId: paid.order } })
    const unpaid = await bought(CARDS.unpaid)
    expect(await unpaid.show()).toMatchObject({
      code: 3,
      value: { outcome: "repaymentRequired" },
      message: expect.stringContaining(`selvedge order pay ${unpaid.order}`),
    })
  })

  it("is neither paid nor refused while undecided, and polled once", async () => {
    const { show, asked, order } = await bought(CARDS.staysPending)
    expect(await show()).toMatchObject({ code: 4, value: { outcome: "unknown", orderId: order } })
    expect(asked.filter((path) => path.endsWith("/payment-status"))).toHaveLength(2)
  })

  it("includes the bank's page, and waits for it with --wait", async () => {
    const named = await bought(CARDS.redirected)
    expect(await named.show()).toMatchObject({
      code: 4,
      value: { outcome: "redirectRequired" },
      message: expect.stringMatching(/payment at http\S+\/sandbox\/bank\//),
    })
    const waited = await bought(CARDS.redirected, (body) => decide(shop(), body, "approve"))
    expect(await waited.show("60")).toMatchObject({ code: 0, value: { outcome: "paid", orderId: waited.order } })
  })

  it("with a pending bank challenge is not sent again: it prints the command", async () => {
    const { show, asked } = await bought(CARDS.challenged)
    const shown = await show("60")
    expect(shown).toMatchObject({
      code: 4,
      value: { outcome: "challengeRequired" },
      message: expect.stringMatching(/this payment: http\S+\n.*pay with `selvedge checkout`/),
    })
    expect([asked.filter((path) => path.endsWith("asynccheckout")), shown.message.includes("Waiting")]).toEqual([
      [],
      false,
    ])
  })

  it("of another customer is shown only with the order's token", async () => {
    const { order, token } = await bought(PAID_CARD)
    const { shop: terminal, results } = atSandbox(shop(), await shop().guest(SPAIN))
    expect(await showPayment(terminal, order, { wait: "0" })).toBe(3)
    expect(results.at(-1)?.lines.join()).toContain("add --guest-token")
    expect(await showPayment(terminal, order, { wait: "0", guestToken: token() })).toBe(0)
    expect(JSON.stringify(results)).not.toContain(token())
  })
})
