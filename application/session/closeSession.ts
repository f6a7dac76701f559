import * as Effect from "effect/Effect"
import { CrossTabLock } from "../platform/CrossTabLock.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { IDENTITY_LOCK } from "./ensureIdentity.ts"
import { IdentityGateway } from "./IdentityGateway.ts"
import { storeSessionRules } from "./redirectToLogin.ts"
import { SessionHolder } from "./SessionHolder.ts"

/**
 * Logs the shopper out; answers where that leads: the configured page, or nothing for the store's home (specification,
 * section 2).
 *
 * It waits for a refresh that is under way, and ends what that brought (F11). A failure is logged, and the shopper is
 * logged out here all the same (section 8).
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
