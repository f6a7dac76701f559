import * as Effect from "effect/Effect"
import { forgetCart } from "../cart/CartSnapshot.ts"
import { lastBackup } from "../cart/lastBackup.ts"
import { rememberAccountKind } from "../cart/limitKind.ts"
import { persistGuestCart } from "../cart/persistGuestCart.ts"
import { leaveSession } from "../session/leaveSession.ts"
import { forgetWishlistMarks } from "../wishlist/wishlistMarks.ts"

/**
 * Ends the session and forgets what this device remembered of the account's cart and lists; answers where the store's
 * configuration leads on, or nothing for its home. The shopper is a guest from then on, whatever the shop answered
 * (specification, sections 4 and 8).
 */
export const logOut = Effect.fn("account.logOut")(function* () {
  yield* persistGuestCart()
  const redirect = yield* leaveSession()
  yield* forgetCart
  yield* lastBackup.remove
  yield* rememberAccountKind(undefined)
  yield* forgetWishlistMarks
  return redirect
})
