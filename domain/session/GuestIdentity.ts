import type * as Redacted from "effect/Redacted"

/** A guest's identity from the backend. */
export interface GuestIdentity {
  readonly accessToken: Redacted.Redacted<string>
  /** Seconds; finite and above 0. */
  readonly expiresIn: number
  /** Lifetime of the session, when the backend or the customer has set it. */
  readonly lifetime?: SessionLifetime
}

/** Lifetime of a session in seconds, or `browser`: until the browser is closed, when "remember me" is off. */
export type SessionLifetime = number | "browser"

/** The rules' text for a response without token or expiration (S5.1). */
export const MISSING_TOKEN_MESSAGE = "Token or expiration time is missing from the response"

const MAX_LIFETIME_SECONDS = 400 * 86_400

/** Returns the lifetime of a cookie for `expires_in` in whole seconds, at most 400 days, the limit of browsers. */
export function cookieLifetimeSeconds(expiresIn: number): number {
  return Math.min(Math.floor(expiresIn), MAX_LIFETIME_SECONDS)
}
