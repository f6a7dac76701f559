import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

/** Reasons for a redirect when a session ends by itself. */
export const LOGIN_REASONS = ["login", "guestLogin", "sessionExpired"] as const
export type LoginReason = (typeof LOGIN_REASONS)[number]

/**
 * Redirects a customer whose session is over: a page navigates, a web server responds with a redirect, a terminal
 * prints the address.
 */
export class SessionRedirector extends Context.Service<
  SessionRedirector,
  {
    /** Path, query and hash of the current page to return to; `undefined` when unknown. */
    readonly currentPage: Effect.Effect<string | undefined>
    /** Redirects once, even when several calls find the session expired at the same time. */
    readonly redirect: (loginReason: LoginReason, address: string) => Effect.Effect<void>
  }
>()("SessionRedirector") {}
