import type { BrowserRoot } from "../../../adapters/composition/browserRoot.ts"
import { addsUp } from "../../../domain/cart/addsUp.ts"
import type { Cart } from "../../../domain/cart/Cart.ts"
import type { Store } from "../../../domain/store/Store.ts"
import { isRegisteredIn } from "../../runtime/isRegisteredIn.ts"
import { backUpSoon } from "./backUp.ts"

/**
 * What follows the shop's answer about a cart in the background: totals that do not add up are told of, an account's
 * cart is backed up.
 */
export function afterCart(
  root: BrowserRoot,
  { store }: { readonly store: Store },
  cart: Cart,
  isChange: boolean,
): void {
  if (!addsUp(cart))
    void import("./tellTotals.ts").then(
      ({ tellTotals }) => tellTotals(root, cart),
      () => undefined /* with the next cart */,
    )
  if (isRegisteredIn(store.id)) backUpSoon(root, cart, isChange)
}
