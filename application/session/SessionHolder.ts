import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Option from "effect/Option"
import type * as Redacted from "effect/Redacted"
import type { GuestIdentity } from "../../domain/session/GuestIdentity.ts"
import type { Session } from "../../domain/session/Session.ts"

/** Storage of a session's tokens (R4): the page's cookies, or the web server, which never exposes them. */
export class SessionHolder extends Context.Service<
  SessionHolder,
  {
    /** Read on each access: another tab may have changed it. */
    readonly current: Effect.Effect<Session>
    /** The token for the Bearer header; none when the web server adds it. */
    readonly accessToken: Effect.Effect<Option.Option<Redacted.Redacted<string>>>
    /** Whether this client refreshes the session, instead of the web server on its way to the backend. */
    readonly refreshes: boolean
    readonly save: (identity: GuestIdentity, userType: "guest" | "registered") => Effect.Effect<void>
    readonly clear: Effect.Effect<void>
  }
>()("SessionHolder") {}
