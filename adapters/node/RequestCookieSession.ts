import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import type { SessionHolder } from "../../application/session/SessionHolder.ts"
import type { SessionLifetime } from "../../domain/session/GuestIdentity.ts"
import { cookieLifetimeSeconds } from "../../domain/session/GuestIdentity.ts"
import { toSession } from "../../domain/session/Session.ts"
import { sessionCookieName } from "../../domain/session/sessionCookieName.ts"
import type { StoreId } from "../../domain/shared/StoreId.ts"

/** The cookies of one request, and those that its response sets. */
export interface SessionCookies {
  /** Returns the value that the browser sent or that was set since. */
  readonly get: (name: string) => string | undefined
  /** `maxAgeSeconds` 0 removes the cookie; undefined makes it a session cookie. */
  readonly set: (
    name: string,
    value: string,
    attributes: { readonly maxAgeSeconds?: number; readonly httpOnly: boolean },
  ) => void
  /** True for an https connection: only then may a cookie be `Secure` and named `__Host-`. */
  readonly isHttps: boolean
}

/**
 * Lifetime of the cookies of a session held here when the backend gives none. Longer than any access token: the
 * backend's 401 ends the token (F16), and then the refresh token must still be present.
 */
export const SERVER_SESSION_LIFETIME_SECONDS = 30 * 86_400

const EXPIRED = 0

/** Returns the cookie attributes for a session's lifetime. */
export function cookieMaxAge(lifetime: SessionLifetime): { readonly maxAgeSeconds?: number } {
  return lifetime === "browser" ? {} : { maxAgeSeconds: cookieLifetimeSeconds(lifetime) }
}

/** Returns the name of a cookie that only this server reads. */
export function serverCookieName(
  name: "access_token" | "refresh_token",
  storeId: StoreId,
  isHttps: boolean,
  separator?: string,
): string {
  return `${isHttps ? "__Host-" : ""}${sessionCookieName(name, storeId, separator)}`
}

/**
 * The session of a request's customer (R4): tokens in HttpOnly cookies, `user_type@{storeId}` readable. Created
 * for each request; only the cookies outlive it.
 *
 * Tokens without a `user_type` are ignored: a page that signed out while this server was unreachable has removed the
 * cookies that it can, and the remaining ones must not sign in the next user.
 *
 * The session is remembered as long as the backend's own cookie. When a response does not say, the known choice stays:
 * a customer who chose not to be remembered is not remembered after a refresh, and a session without a refresh token
 * ends with `expires_in`.
 */
export function requestCookieSession(
  storeId: StoreId,
  cookies: SessionCookies,
  separator?: string,
): SessionHolder["Service"] {
  const tokenName = serverCookieName("access_token", storeId, cookies.isHttps, separator)
  const refreshName = serverCookieName("refresh_token", storeId, cookies.isHttps, separator)
  const typeName = sessionCookieName("user_type", storeId, separator)
  const token = () => (cookies.get(typeName) ? cookies.get(tokenName) || undefined : undefined)
  return {
    current: Effect.sync(() => toSession(token() !== undefined, cookies.get(typeName))),
    accessToken: Effect.sync(() => Option.map(Option.fromUndefinedOr(token()), (text) => Redacted.make(text))),
    refreshes: true,
    save: ({ accessToken, expiresIn, lifetime }, userType) =>
      Effect.sync(() => {
        const isRenewed = lifetime === undefined && userType === "registered" && cookies.get(typeName) === userType
        const usual = cookies.get(refreshName) ? SERVER_SESSION_LIFETIME_SECONDS : expiresIn
        cookies.set(tokenName, Redacted.value(accessToken), {
          ...cookieMaxAge(lifetime ?? (isRenewed ? "browser" : usual)),
          httpOnly: true,
        })
        if (!isRenewed)
          cookies.set(typeName, userType, {
            ...cookieMaxAge(lifetime ?? (userType === "registered" ? SERVER_SESSION_LIFETIME_SECONDS : usual)),
            httpOnly: false,
          })
      }),
    clear: Effect.sync(() => {
      for (const name of [tokenName, refreshName]) cookies.set(name, "", { maxAgeSeconds: EXPIRED, httpOnly: true })
      cookies.set(typeName, "", { maxAgeSeconds: EXPIRED, httpOnly: false })
    }),
  }
}

/** The refresh tokens in the request's cookies: `{ read, keep }` for the identity gateway. */
export function requestRefreshTokens(cookies: SessionCookies, separator?: string) {
  const nameOf = (storeId: StoreId) => serverCookieName("refresh_token", storeId, cookies.isHttps, separator)
  return {
    read: (storeId: StoreId) => Effect.sync(() => cookies.get(nameOf(storeId)) || undefined),
    save: (storeId: StoreId, token: string | undefined, lifetime?: SessionLifetime) =>
      Effect.sync(() => {
        // An unchanged token is already in the browser, with its lifetime.
        if (token !== undefined && lifetime === undefined && cookies.get(nameOf(storeId)) === token) return
        cookies.set(nameOf(storeId), token ?? "", {
          ...(token === undefined
            ? { maxAgeSeconds: EXPIRED }
            : cookieMaxAge(lifetime ?? SERVER_SESSION_LIFETIME_SECONDS)),
          httpOnly: true,
        })
      }),
  }
}
