import { describe, expect, it } from "vitest"
import { showOrder } from "../../../adapters/cli/commands/order/order.ts"
import { guestTokenOf } from "../../../adapters/cli/guestTokens.ts"
import { pay, readyToPay, SPAIN, textAt } from "../../sandbox/checkout/customer.ts"
import { orderId } from "../../support/backend/scopes.ts"
import { atSandbox } from "../../support/cli/atSandbox.ts"
import { checkoutShop, SKU } from "../../support/sandbox/checkoutShop.ts"

const shop = checkoutShop()

/** A guest's order. */
async function bought() {
  const buyer = await readyToPay(shop(), { [SKU]: 1 })
  return { order: orderId(buyer.orderId), token: textAt((await pay(buyer)).body, "guestToken") }
}

describe("a guest's order on another device", () => {
  it("is shown by its token, which later commands reuse", async () => {
    const { order, token } = await bought()
    const { shop: terminal, results } = atSandbox(shop(), await shop().guest(SPAIN))
    await expect(showOrder(terminal, order, {})).rejects.toMatchObject({ reason: { _tag: "NotFound" } })
    await showOrder(terminal, order, { guestToken: token })
    expect([results.at(-1)?.value, await terminal.run(guestTokenOf(order))]).toMatchObject([
      { id: order, openedBy: "token" },
      token,
    ])
    await showOrder(terminal, order, {})
    expect(results).toHaveLength(2)
  })

  it("is not requested with an invalid token, and the refusal does not repeat it", async () => {
    const { shop: terminal } = atSandbox(shop(), await shop().guest(SPAIN))
    const refused: unknown = await showOrder(terminal, orderId("1"), { guestToken: "a token!" }).catch(
      (error: unknown) => error,
    )
    expect(refused).toMatchObject({
      _tag: "CliUsageError",
      message: expect.stringMatching(/^--guest-token is not a valid order token\. [^!]+$/),
    })
  })
})
