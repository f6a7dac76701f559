import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import type { SessionEvent, SessionStep } from "../../domain/session/sessionMachine.ts"
import { stepSessionMachine } from "../../domain/session/sessionMachine.ts"
import { CrossTabLock } from "../platform/CrossTabLock.ts"
import type { BackendError } from "../shared/BackendError.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { createGuestSession } from "./ensureIdentity.ts"
import { IDENTITY_LOCK } from "./identityLock.ts"
import type { GuestIdentityFailed } from "./GuestIdentityFailed.ts"
import type { RefreshedSession } from "./IdentityGateway.ts"
import { IdentityGateway } from "./IdentityGateway.ts"
import { redirectToLogin, storeSessionRules } from "./redirectToLogin.ts"
import { SessionRedirector } from "./SessionRedirector.ts"
import { SessionHolder } from "./SessionHolder.ts"

type Token = Option.Option<Redacted.Redacted<string>>

/** Failed refreshes by session: callers that waited for a refresh share its failure. */
const failures = new WeakMap<SessionHolder["Service"], number>()

/**
 * Refreshes the session after the backend refused a token; returns whether the call may be retried.
 *
 * One refresh per browser: a caller that finds a changed token inside the lock retries with the new one without a
 * refresh (R5); a caller that waited for a failed refresh gets its own first response. `stepSessionMachine`
 * decides the effects of a failed refresh. `usedToken` is the token of the refused call.
 */
export const refreshIdentity = Effect.fn("session.refreshIdentity")(function* (usedToken: Token) {
  const holder = yield* SessionHolder
  if (!holder.refreshes) return false
  const lock = yield* CrossTabLock
  const failureCount = failures.get(holder)
  return yield* lock.withLock(IDENTITY_LOCK)(renewSession(usedToken, failureCount))
})

/** `failureCount`: the number of failed refreshes when this one began to wait. */
const renewSession = Effect.fnUntraced(function* (usedToken: Token, failureCount: number | undefined) {
  const holder = yield* SessionHolder
  const before = yield* holder.accessToken
  const { effect } = yield* nextStep({
    type: "refused",
    isReplay: false,
    hasNewToken: Option.isSome(before) && !isSameToken(before, usedToken),
  })
  if (effect !== "refresh" || failures.get(holder) !== failureCount) return effect === "replay"
  const gateway = yield* IdentityGateway
  const { store } = yield* StoreScope
  return yield* gateway
    .refreshSession(store.id)
    .pipe(Effect.matchEffect({ onFailure: afterFailure, onSuccess: (refreshed) => afterRefresh(before, refreshed) }))
})

/** Stores the refreshed session, unless the customer signed in or out meanwhile: then the newer session wins (F11). */
const afterRefresh = Effect.fnUntraced(function* (before: Token, refreshed: RefreshedSession) {
  const holder = yield* SessionHolder
  const { effect } = yield* nextStep({ type: "refreshed", userType: refreshed.userType })
  const now = yield* holder.accessToken
  const wasReplaced = Option.isSome(now) && !isSameToken(now, before)
  if (wasReplaced) return true
  if (effect === "replay") {
    yield* holder.save(refreshed, refreshed.userType)
    return true
  }
  const gateway = yield* IdentityGateway
  const { store } = yield* StoreScope
  yield* Effect.catch(gateway.endSession(store.id), (error) =>
    Effect.logWarning("A session that was logged out of may go on at the shop", error.message),
  )
  return false
})

const afterFailure = Effect.fnUntraced(function* (error: BackendError | GuestIdentityFailed) {
  const holder = yield* SessionHolder
  const redirector = yield* SessionRedirector
  yield* Effect.logWarning("The session was not refreshed", error.message)
  failures.set(holder, (failures.get(holder) ?? 0) + 1)
  const rules = yield* storeSessionRules
  const isOnGuestLogin =
    rules.guestLoginPath !== undefined && isPage(yield* redirector.currentPage, rules.guestLoginPath)
  const { effect } = yield* nextStep({
    type: "refreshFailed",
    failure: { sessionEnded: isSessionOver(error), isOnGuestLogin, rules },
  })
  if (effect === "answer") return false
  yield* holder.clear
  if (effect === "login" || effect === "guestLogin") yield* redirectToLogin(effect)
  if (effect !== "renewGuest") return false
  yield* createGuestSession
  return (yield* holder.current).state !== "none"
})

/** Steps the machine from the current session. */
function nextStep(event: SessionEvent): Effect.Effect<SessionStep, never, SessionHolder> {
  return Effect.gen(function* () {
    const holder = yield* SessionHolder
    return stepSessionMachine((yield* holder.current).state, event)
  })
}

/** Whether the backend ended the session; a refresh that failed for another reason leaves it unchanged. */
function isSessionOver(error: BackendError | GuestIdentityFailed): boolean {
  return error._tag === "BackendError" && (error.reason._tag === "SessionExpired" || error.reason._tag === "Forbidden")
}

/** Whether a page has this path, ignoring the query. */
function isPage(currentPage: string | undefined, path: string): boolean {
  return currentPage?.split(/[?#]/, 1)[0] === path.split(/[?#]/, 1)[0]
}

function isSameToken(left: Token, right: Token): boolean {
  return (
    Option.getOrUndefined(Option.map(left, Redacted.value)) === Option.getOrUndefined(Option.map(right, Redacted.value))
  )
}
