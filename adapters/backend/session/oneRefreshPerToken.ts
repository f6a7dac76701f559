import * as Clock from "effect/Clock"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type { IdentityGateway, RefreshedSession } from "../../../application/session/IdentityGateway.ts"
import type { BackendError } from "../../../application/shared/BackendError.ts"
import type { GuestIdentityFailed } from "../../../application/session/GuestIdentityFailed.ts"
import type { RefreshTokens } from "./RefreshTokens.ts"

interface Refreshed {
  readonly session: RefreshedSession
  /** The refresh token that came with it. */
  readonly token: string | undefined
}

interface Refresh {
  readonly outcome: Deferred.Deferred<Refreshed, BackendError | GuestIdentityFailed>
  /** Milliseconds after which nobody can still be carrying the old token. */
  readonly until: number
}

/** Refreshes under way and just done, by the refresh token they used up. */
export type RecentRefreshes = Map<string, Refresh>

const REMEMBERED_MILLIS = 60_000

/**
 * One refresh per refresh token in this server: a browser sends several calls at once, each is a request of its own, and
 * the shop takes each refresh token only once. Whoever comes with a token that was just used up gets what came of it.
 */
export function oneRefreshPerToken(
  gateway: IdentityGateway["Service"],
  tokens: RefreshTokens,
  recent: RecentRefreshes,
): IdentityGateway["Service"] {
  return {
    ...gateway,
    refreshSession: Effect.fnUntraced(function* (storeId) {
      const used = yield* tokens.read(storeId)
      if (used === undefined) return yield* gateway.refreshSession(storeId)
      const now = yield* Clock.currentTimeMillis
      for (const [token, { until }] of recent) if (until < now) recent.delete(token)
      const key = `${storeId} ${used}`
      const known = recent.get(key)
      if (known !== undefined) {
        const { session, token } = yield* Deferred.await(known.outcome)
        yield* tokens.keep(storeId, token)
        return session
      }
      const outcome = Deferred.makeUnsafe<Refreshed, BackendError | GuestIdentityFailed>()
      recent.set(key, { outcome, until: now + REMEMBERED_MILLIS })
      const { session } = yield* gateway.refreshSession(storeId).pipe(
        Effect.flatMap((session) => Effect.map(tokens.read(storeId), (token): Refreshed => ({ session, token }))),
        Effect.onExit((exit) => {
          if (Exit.isFailure(exit)) recent.delete(key)
          return Deferred.done(outcome, exit)
        }),
        // The others wait for this one: it goes on when its own browser leaves.
        Effect.uninterruptible,
      )
      return session
    }),
  }
}
