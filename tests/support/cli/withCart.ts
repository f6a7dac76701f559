import { readyToPay } from "../../sandbox/checkout/customer.ts"
import { orderId } from "../backend/scopes.ts"
import type { TestShop } from "../sandbox/onBothDatabases.ts"
import { SKU } from "../sandbox/checkoutShop.ts"
import { atSandbox } from "./atSandbox.ts"

/** A guest with an item in the cart, at a terminal, with its latest output. */
export async function withCart(shop: TestShop) {
  const buyer = await readyToPay(shop, { [SKU]: 3 })
  const terminal = atSandbox(shop, buyer.guest)
  return {
    buyer,
    ...terminal,
    order: orderId(buyer.orderId),
    printed: () => terminal.results.at(-1)?.lines.join("\n") ?? "",
    lastResult: () => terminal.results.at(-1)?.value,
  }
}
