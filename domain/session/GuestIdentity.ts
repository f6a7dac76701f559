import type * as Redacted from "effect/Redacted"

/** A guest's identity as the shop made it. */
export interface GuestIdentity {
  readonly accessToken: Redacted.Redacted<string>
  /** Seconds; finite and above 0. */
  readonly expiresIn: number
  /** How long the session is remembered, where the shop or the shopper has said so. */
  readonly lifetime?: SessionLifetime
}

/**
 * Seconds that a session is remembered, or `browser`: until the browser is closed, where nobody wants to be remembered.
 */
export type SessionLifetime = number | "browser"

/** The specification's text for an answer without token or expiration (section 5). */
export const MISSING_TOKEN_MESSAGE = "Token or expiration time is missing from the response"

const MAX_LIFETIME_SECONDS = 400 * 86_400

/**
 * The lifetime of a cookie for `expires_in` and the like, in whole seconds, at most 400 days, which is all that
 * browsers keep.
 */
export function cookieLifetimeSeconds(expiresIn: number): number {
  return Math.min(Math.floor(expiresIn), MAX_LIFETIME_SECONDS)
}
