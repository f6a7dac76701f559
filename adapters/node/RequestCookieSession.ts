import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import type { SessionHolder } from "../../application/session/SessionHolder.ts"
import type { SessionLifetime } from "../../domain/session/GuestIdentity.ts"
import { cookieLifetimeSeconds } from "../../domain/session/GuestIdentity.ts"
import { toSession } from "../../domain/session/Session.ts"
import { sessionCookieName } from "../../domain/session/sessionCookieName.ts"
import type { StoreId } from "../../domain/shared/StoreId.ts"

/** The cookies of one request, and those its answer will set. */
export interface SessionCookies {
  /** What the browser sent, or what was set since. */
  readonly get: (name: string) => string | undefined
  /** `maxAgeSeconds` 0 removes the cookie; without it the cookie lives until the browser is closed. */
  readonly set: (
    name: string,
    value: string,
    attributes: { readonly maxAgeSeconds?: number; readonly httpOnly: boolean },
  ) => void
  /** Whether the shopper's connection is https: only then may a cookie be `Secure` and named `__Host-`. */
  readonly isHttps: boolean
}

/**
 * How long the browser keeps a session that this server holds, where the shop says nothing of it. Longer than any
 * access token: the shop's 401 says when a token is over (F16), and then the refresh token must still be there.
 */
export const SERVER_SESSION_LIFETIME_SECONDS = 30 * 86_400

const EXPIRED = 0

/** What a cookie of a session gets that is remembered so long. */
export function cookieMaxAge(lifetime: SessionLifetime): { readonly maxAgeSeconds?: number } {
  return lifetime === "browser" ? {} : { maxAgeSeconds: cookieLifetimeSeconds(lifetime) }
}

/** Name of a cookie that only this server reads. */
export function serverCookieName(
  name: "access_token" | "refresh_token",
  storeId: StoreId,
  isHttps: boolean,
  separator?: string,
): string {
  return `${isHttps ? "__Host-" : ""}${sessionCookieName(name, storeId, separator)}`
}

/**
 * The session of the shopper whose request this is (ruling R4): tokens in HttpOnly cookies, `user_type@{storeId}`
 * readable. Made anew for every request; nothing of it outlives the request but the cookies.
 *
 * Tokens without a `user_type` are nobody's: a page that was logged out while this server could not be reached has
 * taken away what it can, and what it cannot must not log its next user in.
 *
 * The session is remembered as long as the shop's own cookie says. Where an answer says nothing, what is known stays: a
 * shopper who did not want to be remembered is not remembered after a refresh either, and nobody longer than
 * `expires_in` who has no refresh token.
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
    keep: ({ accessToken, expiresIn, lifetime }, userType) =>
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

/** The refresh tokens in the same request's cookies: `{ read, keep }` as the identity gateway wants them. */
export function requestRefreshTokens(cookies: SessionCookies, separator?: string) {
  const nameOf = (storeId: StoreId) => serverCookieName("refresh_token", storeId, cookies.isHttps, separator)
  return {
    read: (storeId: StoreId) => Effect.sync(() => cookies.get(nameOf(storeId)) || undefined),
    keep: (storeId: StoreId, token: string | undefined, lifetime?: SessionLifetime) =>
      Effect.sync(() => {
        // A token that the shop has not replaced is in the browser already, for as long as it said then.
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
