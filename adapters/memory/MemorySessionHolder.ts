import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type * as Redacted from "effect/Redacted"
import type { SessionHolder } from "../../application/session/SessionHolder.ts"
import { sessionOf } from "../../domain/session/Session.ts"

/** A session that lives as long as this object. */
export interface KeptSession {
  accessToken?: Redacted.Redacted<string>
  userType?: "guest" | "registered"
}

/** Keeps tokens in memory, and refreshes them itself. */
export function memorySessionHolder(kept: KeptSession = {}): SessionHolder["Service"] {
  return {
    current: Effect.sync(() => sessionOf(kept.accessToken !== undefined, kept.userType)),
    accessToken: Effect.sync(() => Option.fromUndefinedOr(kept.accessToken)),
    refreshes: true,
    keep: ({ accessToken }, userType) =>
      Effect.sync(() => {
        kept.accessToken = accessToken
        kept.userType = userType
      }),
    clear: Effect.sync(() => {
      delete kept.accessToken
      delete kept.userType
    }),
  }
}
