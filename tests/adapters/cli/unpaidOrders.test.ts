import { describe, expect, it } from "vitest"
import { unpaidOrderLines } from "../../../adapters/cli/output/unpaidOrderLines.ts"
import { unpaidOrders } from "../../../application/checkout/repayment/unpaidOrders.ts"
import { storedUnpaidOrders, storeUnpaidOrder } from "../../../application/checkout/repayment/storedUnpaidOrders.ts"
import { CARDS, decide, submit } from "../../sandbox/checkout/bankVisitor.ts"
import { PAID_CARD, readyToPay } from "../../sandbox/checkout/customer.ts"
import { orderId } from "../../support/backend/scopes.ts"
import { atSandbox } from "../../support/cli/atSandbox.ts"
import { checkoutShop, SKU } from "../../support/sandbox/checkoutShop.ts"

const shop = checkoutShop()

/** A purchase by card, stored on the terminal's device. */
async function bought(card: string) {
  const buyer = await readyToPay(shop(), { [SKU]: 1 })
  const { body } = await submit(buyer, card)
  const terminal = atSandbox(shop(), buyer.guest)
  const id = orderId(buyer.orderId)
  await terminal.shop.run(storeUnpaidOrder(id))
  const waiting = () => terminal.shop.run(unpaidOrders())
  return {
    id,
    body,
    waiting,
    lines: async () => unpaidOrderLines(await waiting(), terminal.shop.store.currency).join("\n"),
    stored: () => terminal.shop.run(storedUnpaidOrders),
  }
}

describe("Unpaid orders in a terminal", () => {
  it.each([
    ["redirected", CARDS.redirected, "selvedge payment status"],
    ["unpaid", CARDS.unpaid, "selvedge order pay"],
    ["undecided", CARDS.staysPending, "selvedge payment status"],
  ])("F197 are printed with the commands that pay and cancel them: %s", async (_what, card, command) => {
    const { id, lines, stored } = await bought(card)
    const output = await lines()
    expect(output).toContain(`Order ${id} is awaiting payment`)
    expect([
      output.includes(`${command} ${id}`),
      output.includes(`selvedge order cancel ${id} --yes`),
      await stored(),
    ]).toEqual([true, true, [id]])
  })

  it("F197 are removed once they are paid, also at the bank, and one that was never placed is not listed", async () => {
    const paid = await bought(PAID_CARD)
    expect([await paid.waiting(), await paid.stored()]).toEqual([[], []])
    const away = await bought(CARDS.redirected)
    expect(await away.waiting()).toHaveLength(1)
    await decide(shop(), away.body, "approve")
    expect([await away.waiting(), await away.stored()]).toEqual([[], []])
    const challenged = await bought(CARDS.challenged)
    expect(await challenged.waiting()).toEqual([])
  })
})
