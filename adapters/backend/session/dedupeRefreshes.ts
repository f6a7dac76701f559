import * as Clock from "effect/Clock"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type { IdentityGateway, RefreshedSession } from "../../../application/session/IdentityGateway.ts"
import { BackendError } from "../../../application/shared/BackendError.ts"
import type { GuestIdentityFailed } from "../../../application/session/GuestIdentityFailed.ts"
import type { StoreId } from "../../../domain/shared/StoreId.ts"
import type { RefreshTokens } from "./RefreshTokens.ts"

interface Refreshed {
  readonly session: RefreshedSession
  /** The refresh token of the response. */
  readonly token: string | undefined
}

interface Refresh {
  readonly outcome: Deferred.Deferred<Refreshed, BackendError | GuestIdentityFailed>
  /** Milliseconds since 1970; afterwards no request can still carry the old token. */
  readonly until: number
  /** True after a sign-out with the token that this refresh used or received. */
  isLoggedOut: boolean
  /** Key of the received token. */
  newTokenKey?: string
}

/** Refreshes in flight and recently completed, by the refresh token they used. */
export type RecentRefreshes = Map<string, Refresh>

const REFRESH_REUSE_MILLIS = 60_000
/** Maximum number of remembered refreshes: sign-outs with invented tokens must not fill the memory. */
const MAX_RECENT_REFRESHES = 10_000
const keyOf = (storeId: StoreId, token: string) => `${storeId} ${token}`
const loggedOutError = new BackendError({ operation: "refreshSession", reason: { _tag: "SessionExpired" } })

/**
 * Runs one refresh per refresh token on this server. A browser sends several requests at once, and the backend accepts
 * each refresh token only once. A request with a recently used token gets the result of that refresh.
 *
 * A sign-out overrides them: a request that was in flight, or arrives later with the old token, does not restore the
 * session; `forget` removes its cookies again (F11).
 */
export function dedupeRefreshes(
  gateway: IdentityGateway["Service"],
  tokens: RefreshTokens,
  recent: RecentRefreshes,
  forget: Effect.Effect<void>,
): IdentityGateway["Service"] {
  const refuse = Effect.andThen(forget, Effect.fail(loggedOutError))

  const begin = Effect.fnUntraced(function* (storeId: StoreId, key: string, now: number) {
    const refresh: Refresh = { outcome: Deferred.makeUnsafe(), until: now + REFRESH_REUSE_MILLIS, isLoggedOut: false }
    recent.set(key, refresh)
    const { session } = yield* gateway.refreshSession(storeId).pipe(
      Effect.flatMap((session) => Effect.map(tokens.read(storeId), (token): Refreshed => ({ session, token }))),
      Effect.tap(({ token }) =>
        Effect.sync(() => {
          if (token !== undefined) refresh.newTokenKey = keyOf(storeId, token)
        }),
      ),
      Effect.exit,
      Effect.flatMap((exit) =>
        refresh.isLoggedOut
          ? Effect.andThen(Exit.isSuccess(exit) ? endSessionQuietly(storeId) : Effect.void, refuse)
          : exit,
      ),
      Effect.onExit((exit) => {
        if (Exit.isFailure(exit) && !refresh.isLoggedOut) recent.delete(key)
        return Deferred.done(refresh.outcome, exit)
      }),
      // Other requests wait for this refresh, so it continues when its own browser disconnects.
      Effect.uninterruptible,
    )
    return session
  })

  const endSessionQuietly = (storeId: StoreId) =>
    Effect.catch(gateway.endSession(storeId), (error) =>
      Effect.logWarning("A session that was logged out of may go on at the shop", error.message),
    )

  const awaitRefresh = Effect.fnUntraced(function* (storeId: StoreId, refresh: Refresh) {
    const outcome = refresh.isLoggedOut ? undefined : yield* Effect.exit(Deferred.await(refresh.outcome))
    if (outcome === undefined || refresh.isLoggedOut) return yield* refuse
    const { session, token } = yield* outcome
    yield* tokens.save(storeId, token, session.lifetime)
    return session
  })

  return {
    ...gateway,
    refreshSession: Effect.fnUntraced(function* (storeId) {
      const used = yield* tokens.read(storeId)
      if (used === undefined) return yield* gateway.refreshSession(storeId)
      const now = yield* Clock.currentTimeMillis
      evictExpired(recent, now)
      const known = recent.get(keyOf(storeId, used))
      return yield* known === undefined ? begin(storeId, keyOf(storeId, used), now) : awaitRefresh(storeId, known)
    }),
    endSession: Effect.fnUntraced(function* (storeId) {
      const used = yield* tokens.read(storeId)
      if (used !== undefined) {
        const key = keyOf(storeId, used)
        const until = (yield* Clock.currentTimeMillis) + REFRESH_REUSE_MILLIS
        for (const [token, refresh] of recent)
          if (token === key || refresh.newTokenKey === key) refresh.isLoggedOut = true
        if (!recent.has(key)) recent.set(key, { outcome: Deferred.makeUnsafe(), until, isLoggedOut: true })
        evictExpired(recent, until - REFRESH_REUSE_MILLIS)
      }
      yield* gateway.endSession(storeId)
    }),
  }
}

/**
 * All entries have the same lifetime, so the search ends at the first fresh one. The average cost per call is constant.
 */
function evictExpired(recent: RecentRefreshes, now: number): void {
  for (const [token, { until }] of recent) {
    if (until >= now && recent.size <= MAX_RECENT_REFRESHES) return
    recent.delete(token)
  }
}
