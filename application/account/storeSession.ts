import * as Effect from "effect/Effect"
import { clearRememberedCart } from "../cart/CartSnapshot.ts"
import { lastBackup } from "../cart/lastBackup.ts"
import { rememberAccountKind } from "../cart/cartLimitKind.ts"
import { SessionHolder } from "../session/SessionHolder.ts"
import { syncDeviceWishlists } from "../wishlist/syncDeviceWishlists.ts"
import type { LoggedIn } from "./AuthGateway.ts"

/**
 * Keeps the session of somebody who came in, in place of the guest's, and forgets what this device remembered of the
 * guest's cart: the shop has joined it with the account's (specification, section 4). The session ends with the browser
 * where they do not want to be remembered.
 */
export const storeSession = Effect.fnUntraced(function* (session: LoggedIn, rememberMe?: boolean) {
  const holder = yield* SessionHolder
  yield* holder.keep(rememberMe === false ? { ...session, lifetime: "browser" } : session, "registered")
  yield* clearRememberedCart
  yield* lastBackup.remove
  yield* rememberAccountKind(session.kind)
  yield* syncDeviceWishlists()
  return session
})
