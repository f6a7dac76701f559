import * as Effect from "effect/Effect"
import { effectBeforeCall } from "../../domain/session/effectBeforeCall.ts"
import { CrossTabLock } from "../platform/CrossTabLock.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { IdentityGateway } from "./IdentityGateway.ts"
import { IDENTITY_LOCK } from "./identityLock.ts"
import { SessionHolder } from "./SessionHolder.ts"

/**
 * Creates a guest identity before a call that needs one, when there is no session (S4.2).
 *
 * Concurrent callers create one guest: the session is read again inside the lock. A failure is logged and the call
 * continues without identity (S8.4).
 */
export const ensureIdentity = Effect.fn("session.ensureIdentity")(function* () {
  if (!(yield* needsGuest)) return
  const lock = yield* CrossTabLock
  yield* lock.withLock(IDENTITY_LOCK)(createGuestSession)
})

const needsGuest = Effect.gen(function* () {
  const holder = yield* SessionHolder
  return effectBeforeCall((yield* holder.current).state) === "createGuestSession"
})

/** Creates a guest unless another caller just did. The caller must hold the lock. */
export const createGuestSession = Effect.gen(function* () {
  if (!(yield* needsGuest)) return
  const holder = yield* SessionHolder
  const gateway = yield* IdentityGateway
  const { store, language } = yield* StoreScope
  yield* holder.save(yield* gateway.createGuest(store.id, language.code), "guest")
}).pipe(
  Effect.catch((error) =>
    Effect.logWarning("Guest identity was not created; the call goes on without it", error.message),
  ),
)
