import * as Effect from "effect/Effect"
import { clearRememberedCart } from "../cart/CartSnapshot.ts"
import { lastBackup } from "../cart/lastBackup.ts"
import { rememberAccountKind } from "../cart/cartLimitKind.ts"
import { syncPendingCart } from "../cart/syncPendingCart.ts"
import { closeSession } from "../session/closeSession.ts"
import { clearWishlistedProducts } from "../wishlist/wishlistedProducts.ts"

/**
 * Ends the session and forgets what this device remembered of the account's cart and lists; answers where the store's
 * configuration leads on, or nothing for its home. The shopper is a guest from then on, whatever the shop answered
 * (specification, sections 4 and 8).
 */
export const signOut = Effect.fn("account.signOut")(function* () {
  yield* syncPendingCart()
  const redirect = yield* closeSession()
  yield* clearRememberedCart
  yield* lastBackup.remove
  yield* rememberAccountKind(undefined)
  yield* clearWishlistedProducts
  return redirect
})
