import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { CrossTabLock } from "../platform/CrossTabLock.ts"
import type { BackendError } from "../shared/BackendError.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { IDENTITY_LOCK } from "./ensureIdentity.ts"
import type { GuestIdentityFailed } from "./GuestIdentityFailed.ts"
import { IdentityGateway } from "./IdentityGateway.ts"
import { SessionHolder } from "./SessionHolder.ts"

/**
 * Renews the session after the shop refused a token; answers whether the call may be sent again.
 *
 * One refresh per browser: whoever finds inside the lock that the token has changed since its own call was refused
 * replays with the new one and refreshes nothing (ruling R5). When the shop says that the session is over, its tokens are
 * cleared. `usedToken` is the token the refused call carried.
 */
export const refreshIdentity = Effect.fn("session.refreshIdentity")(function* (usedToken: Option.Option<Redacted.Redacted<string>>) {
  const holder = yield* SessionHolder
  if (!holder.refreshes) return false
  const lock = yield* CrossTabLock
  return yield* lock.withLock(IDENTITY_LOCK)(renew(usedToken))
})

const renew = Effect.fnUntraced(function* (usedToken: Option.Option<Redacted.Redacted<string>>) {
  const holder = yield* SessionHolder
  const current = yield* holder.accessToken
  if (Option.isSome(current) && !isSameToken(current, usedToken)) return true
  const gateway = yield* IdentityGateway
  const { store } = yield* StoreScope
  return yield* gateway.refreshSession(store.id).pipe(
    Effect.flatMap((refreshed) => holder.keep(refreshed, refreshed.userType)),
    Effect.as(true),
    Effect.tapError((error) => (isSessionOver(error) ? holder.clear : Effect.void)),
    Effect.catch((error) => Effect.as(Effect.logWarning("The session was not refreshed", error.message), false)),
  )
})

/** Whether the shop itself ended the session; a refresh that only went wrong leaves it as it is. */
function isSessionOver(error: BackendError | GuestIdentityFailed): boolean {
  return error._tag === "BackendError" && (error.reason._tag === "SessionExpired" || error.reason._tag === "Forbidden")
}

function isSameToken(left: Option.Some<Redacted.Redacted<string>>, right: Option.Option<Redacted.Redacted<string>>): boolean {
  return Option.isSome(right) && Redacted.value(left.value) === Redacted.value(right.value)
}
