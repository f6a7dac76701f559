import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

/** Why a shopper is led away when a session ends by itself. */
export const LOGIN_REASONS = ["login", "guestLogin", "sessionExpired"] as const
export type LoginReason = (typeof LOGIN_REASONS)[number]

/**
 * How a program leads its shopper away when the session is over: a page navigates, the web server answers so, a
 * terminal prints where to go on.
 */
export class SessionRedirector extends Context.Service<
  SessionRedirector,
  {
    /** Path, query and hash of the page that is shown, to come back to; nothing where the program does not know it. */
    readonly currentPage: Effect.Effect<string | undefined>
    /** Leads the shopper there; once, however many calls find the session gone at the same time. */
    readonly redirect: (loginReason: LoginReason, address: string) => Effect.Effect<void>
  }
>()("SessionRedirector") {}
