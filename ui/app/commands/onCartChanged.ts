import type { BrowserRoot } from "../../../adapters/composition/browserRoot.ts"
import { totalsAddUp } from "../../../domain/cart/totalsAddUp.ts"
import type { Cart } from "../../../domain/cart/Cart.ts"
import type { Store } from "../../../domain/store/Store.ts"
import { isRegisteredIn } from "../../runtime/isRegisteredIn.ts"
import { scheduleBackup } from "./scheduleBackup.ts"

/** Background work after each cart response: reports totals that do not add up and backs up an account's cart. */
export function onCartChanged(
  root: BrowserRoot,
  { store }: { readonly store: Store },
  cart: Cart,
  isMutation: boolean,
): void {
  if (!totalsAddUp(cart))
    void import("./reportTotalMismatch.ts").then(
      ({ reportTotalMismatch }) => reportTotalMismatch(root, cart),
      () => undefined /* retried with the next cart */,
    )
  if (isRegisteredIn(store.id)) scheduleBackup(root, cart, isMutation)
}
