import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import type { SessionHolder } from "../../application/session/SessionHolder.ts"
import { sessionOf } from "../../domain/session/Session.ts"
import type { StoreId } from "../../domain/shared/StoreId.ts"

/** The cookies of one request, and those its answer will set. */
export interface SessionCookies {
  /** What the browser sent, or what was set since. */
  readonly get: (name: string) => string | undefined
  /** `maxAgeSeconds` 0 removes the cookie. */
  readonly set: (name: string, value: string, attributes: { readonly maxAgeSeconds: number; readonly httpOnly: boolean }) => void
  /** Whether the shopper's connection is https: only then may a cookie be `Secure` and named `__Host-`. */
  readonly isHttps: boolean
}

/**
 * How long the browser keeps a session that this server holds. Longer than any access token: the shop's 401 says when a
 * token is over (F16), and then the refresh token must still be there.
 */
export const HELD_SESSION_LIFETIME_SECONDS = 30 * 86_400

const GONE = 0

/** Name of a cookie that only this server reads. */
export function heldCookieName(name: string, storeId: StoreId, isHttps: boolean): string {
  return `${isHttps ? "__Host-" : ""}${name}@${storeId}`
}

/**
 * The session of the shopper whose request this is (ruling R4): tokens in HttpOnly cookies, `user_type@{storeId}` readable.
 * Made anew for every request; nothing of it outlives the request but the cookies.
 */
export function requestCookieSession(storeId: StoreId, cookies: SessionCookies): SessionHolder["Service"] {
  const tokenName = heldCookieName("access_token", storeId, cookies.isHttps)
  const refreshName = heldCookieName("refresh_token", storeId, cookies.isHttps)
  const typeName = `user_type@${storeId}`
  const token = () => cookies.get(tokenName) || undefined
  return {
    current: Effect.sync(() => sessionOf(token() !== undefined, cookies.get(typeName))),
    accessToken: Effect.sync(() => Option.map(Option.fromUndefinedOr(token()), (text) => Redacted.make(text))),
    refreshes: true,
    keep: ({ accessToken }, userType) =>
      Effect.sync(() => {
        cookies.set(tokenName, Redacted.value(accessToken), { maxAgeSeconds: HELD_SESSION_LIFETIME_SECONDS, httpOnly: true })
        cookies.set(typeName, userType, { maxAgeSeconds: HELD_SESSION_LIFETIME_SECONDS, httpOnly: false })
      }),
    clear: Effect.sync(() => {
      for (const name of [tokenName, refreshName]) cookies.set(name, "", { maxAgeSeconds: GONE, httpOnly: true })
      cookies.set(typeName, "", { maxAgeSeconds: GONE, httpOnly: false })
    }),
  }
}

/** The refresh tokens in the same request's cookies: `{ read, keep }` as the identity gateway wants them. */
export function requestRefreshTokens(cookies: SessionCookies) {
  const nameOf = (storeId: StoreId) => heldCookieName("refresh_token", storeId, cookies.isHttps)
  return {
    read: (storeId: StoreId) => Effect.sync(() => cookies.get(nameOf(storeId)) || undefined),
    keep: (storeId: StoreId, token: string | undefined) =>
      Effect.sync(() =>
        cookies.set(nameOf(storeId), token ?? "", { maxAgeSeconds: token === undefined ? GONE : HELD_SESSION_LIFETIME_SECONDS, httpOnly: true })),
  }
}
