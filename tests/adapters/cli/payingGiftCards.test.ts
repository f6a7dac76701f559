import * as Redacted from "effect/Redacted"
import { describe, expect, it } from "vitest"
import { showGiftCards } from "../../../adapters/cli/commands/appliedGiftCards.ts"
import { addGiftCard } from "../../../application/checkout/orderGiftCards.ts"
import { CARDS, submit } from "../../sandbox/checkout/bankVisitor.ts"
import { SPAIN, textAt } from "../../sandbox/checkout/customer.ts"
import { atSandbox } from "../../support/cli/atSandbox.ts"
import { checkoutShop } from "../../support/sandbox/checkoutShop.ts"
import { withCart } from "../../support/cli/withCart.ts"

/** Of the sandbox's README: 50 € and 10 €. */
const FIFTY = { number: "9280 1111 2222 3339", securityCode: "111" }
const TEN = { number: "9280 1111 2222 4444", securityCode: "222" }
const shop = checkoutShop()

describe("gift cards that pay a part of a cart, in a terminal", () => {
  it("are printed with their remaining amounts, and removed one by one by their last digits", async () => {
    const { shop: terminal, order, printed, lastResult } = await withCart(shop())
    await terminal.run(addGiftCard(order, TEN, undefined))
    await terminal.run(addGiftCard(order, FIFTY, undefined))
    await showGiftCards(terminal, {})
    expect(printed()).toMatch(
      /4444 pays 10,00 € of its balance of 10,00 €\.\n.*3339 pays [\d,]+ € of its balance of 50,00 €\./,
    )
    await showGiftCards(terminal, { remove: "4444" })
    expect(lastResult()).toMatchObject({ adjustments: [{ maskedNumber: expect.stringMatching(/3339$/) }] })
    await showGiftCards(terminal, { remove: "3339" })
    expect(printed()).toMatch(/^No gift cards applied\.\nLeft to pay: [\d,]+ €$/)
  })

  it("are listed where an unknown one is to be removed, and nothing changes", async () => {
    const { shop: terminal, order, lastResult } = await withCart(shop())
    await terminal.run(addGiftCard(order, TEN, undefined))
    for (const off of ["3339", "4", ""])
      await expect(showGiftCards(terminal, { remove: off })).rejects.toMatchObject({
        _tag: "CliUsageError",
        message: expect.stringContaining("Last digits of applied gift cards: 4444"),
      })
    await showGiftCards(terminal, {})
    expect(lastResult()).toMatchObject({ adjustments: [{ amount: { minorUnits: 1000 } }] })
  })

  it("of an unpaid order are also removed on another device, by its token", async () => {
    const { buyer, shop: terminal, order } = await withCart(shop())
    const { body } = await submit(buyer, CARDS.unpaid)
    await terminal.run(
      addGiftCard(order, TEN, undefined, { isRepay: true, guestToken: Redacted.make(textAt(body, "guestToken")) }),
    )
    const elsewhere = atSandbox(shop(), await shop().guest(SPAIN))
    await expect(showGiftCards(elsewhere.shop, { order })).rejects.toMatchObject({
      message: expect.stringContaining("add --guest-token"),
    })
    await showGiftCards(elsewhere.shop, { order, guestToken: textAt(body, "guestToken"), remove: "4444" })
    expect(elsewhere.results.at(-1)?.value).toMatchObject({ adjustments: [] })
  })
})
