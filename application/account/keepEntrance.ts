import * as Effect from "effect/Effect"
import { forgetCart } from "../cart/CartSnapshot.ts"
import { lastBackup } from "../cart/lastBackup.ts"
import { rememberAccountKind } from "../cart/limitKind.ts"
import { SessionHolder } from "../session/SessionHolder.ts"
import { persistDeviceWishlists } from "../wishlist/persistDeviceWishlists.ts"
import type { LoggedIn } from "./LogonGateway.ts"

/**
 * Keeps the session of somebody who came in, in place of the guest's, and forgets what this device remembered of the
 * guest's cart: the shop has joined it with the account's (specification, section 4). The session ends with the browser
 * where they do not want to be remembered.
 */
export const keepEntrance = Effect.fnUntraced(function* (session: LoggedIn, rememberMe?: boolean) {
  const holder = yield* SessionHolder
  yield* holder.keep(rememberMe === false ? { ...session, lifetime: "browser" } : session, "registered")
  yield* forgetCart
  yield* lastBackup.remove
  yield* rememberAccountKind(session.kind)
  yield* persistDeviceWishlists()
  return session
})
