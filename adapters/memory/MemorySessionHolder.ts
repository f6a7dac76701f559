import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type * as Redacted from "effect/Redacted"
import type { SessionHolder } from "../../application/session/SessionHolder.ts"
import { toSession } from "../../domain/session/Session.ts"

/** A session with the lifetime of this object. */
export interface MemorySession {
  accessToken?: Redacted.Redacted<string>
  userType?: "guest" | "registered"
}

/** Holds tokens in memory and refreshes them itself. */
export function memorySessionHolder(session: MemorySession = {}): SessionHolder["Service"] {
  return {
    current: Effect.sync(() => toSession(session.accessToken !== undefined, session.userType)),
    accessToken: Effect.sync(() => Option.fromUndefinedOr(session.accessToken)),
    refreshes: true,
    save: ({ accessToken }, userType) =>
      Effect.sync(() => {
        session.accessToken = accessToken
        session.userType = userType
      }),
    clear: Effect.sync(() => {
      delete session.accessToken
      delete session.userType
    }),
  }
}
