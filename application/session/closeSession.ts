import * as Effect from "effect/Effect"
import { CrossTabLock } from "../platform/CrossTabLock.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { IDENTITY_LOCK } from "./identityLock.ts"
import { IdentityGateway } from "./IdentityGateway.ts"
import { storeSessionRules } from "./redirectToLogin.ts"
import { SessionHolder } from "./SessionHolder.ts"

/**
 * Signs the customer out; returns the redirect target: the configured page, or nothing for the store's home
 * (S2.14).
 *
 * Waits for a running refresh and ends the refreshed session (F11). A failure is logged, and the customer is signed out
 * on this device in any case (S8.5).
 */
export const closeSession = Effect.fn("session.closeSession")(function* () {
  const holder = yield* SessionHolder
  const gateway = yield* IdentityGateway
  const lock = yield* CrossTabLock
  const { store } = yield* StoreScope
  yield* lock.withLock(IDENTITY_LOCK)(
    gateway.endSession(store.id).pipe(
      Effect.catch((error) => Effect.logWarning("The shop was not told of a logout", error.message)),
      Effect.andThen(holder.clear),
    ),
  )
  return (yield* storeSessionRules).postLogoutRedirect
})
