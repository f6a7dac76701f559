import * as Effect from "effect/Effect"
import { clearRememberedCart } from "../../cart/CartSnapshot.ts"
import { lastBackup } from "../../cart/lastBackup.ts"
import { rememberAccountKind } from "../../cart/cartLimitKind.ts"
import { SessionHolder } from "../../session/SessionHolder.ts"
import { syncDeviceWishlists } from "../../wishlist/syncDeviceWishlists.ts"
import type { LoggedIn } from "./AuthGateway.ts"

/**
 * Stores a registered session in place of the guest session, and clears the device's copy of the guest cart: the
 * backend has merged it into the account's (S4.1). Without `rememberMe` the session ends with the
 * browser.
 */
export const storeSession = Effect.fnUntraced(function* (session: LoggedIn, rememberMe?: boolean) {
  const holder = yield* SessionHolder
  yield* holder.save(rememberMe === false ? { ...session, lifetime: "browser" } : session, "registered")
  yield* clearRememberedCart
  yield* lastBackup.remove
  yield* rememberAccountKind(session.kind)
  yield* syncDeviceWishlists()
  return session
})
