import * as Effect from "effect/Effect"
import { clearRememberedCart } from "../../cart/CartSnapshot.ts"
import { lastBackup } from "../../cart/lastBackup.ts"
import { rememberAccountKind } from "../../cart/cartLimitKind.ts"
import { syncPendingCart } from "../../cart/pending/syncPendingCart.ts"
import { closeSession } from "../../session/closeSession.ts"
import { clearWishlistedProducts } from "../../wishlist/wishlistedProducts.ts"

/**
 * Ends the session and clears the device's copy of the account's cart and wishlists. Returns the redirect target from
 * the store's configuration, or nothing for the home page. The customer becomes a guest even when the call fails
 * (S4 and S8).
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
