import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Option from "effect/Option"
import type * as Redacted from "effect/Redacted"
import type { GuestIdentity } from "../../domain/session/GuestIdentity.ts"
import type { Session } from "../../domain/session/Session.ts"

/**
 * Where a session's tokens are kept (ruling R4): in the page's cookies, or by the web server, which never hands them
 * out.
 */
export class SessionHolder extends Context.Service<
  SessionHolder,
  {
    /** Read afresh each time: another tab may have changed it. */
    readonly current: Effect.Effect<Session>
    /** The token for the Bearer header; none where the server adds it. */
    readonly accessToken: Effect.Effect<Option.Option<Redacted.Redacted<string>>>
    /** Who refreshes: this holder's side, or the web server on its way to the backend. */
    readonly refreshes: boolean
    readonly keep: (identity: GuestIdentity, userType: "guest" | "registered") => Effect.Effect<void>
    readonly clear: Effect.Effect<void>
  }
>()("SessionHolder") {}
