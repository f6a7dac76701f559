import * as Effect from "effect/Effect"
import { readSetCookie } from "../../../domain/session/setCookie.ts"
import type { SessionLifetime } from "../../../domain/session/GuestIdentity.ts"
import type { StoreId } from "../../../domain/shared/StoreId.ts"

/**
 * The rotating refresh token of each store, where this program stores it: on the web server and in the CLI.
 *
 * Absent in a browser: there the token is an HttpOnly cookie that the browser sends and replaces itself.
 */
export interface RefreshTokens {
  readonly read: (storeId: StoreId) => Effect.Effect<string | undefined>
  /** Stores the token for the lifetime that the backend set; `undefined` removes it. */
  readonly save: (storeId: StoreId, token: string | undefined, lifetime?: SessionLifetime) => Effect.Effect<void>
}

/** Name of the backend's cookie (contract `session`). */
const COOKIE = "refresh_token"
/**
 * The name as backends set it: optionally with the prefix of secure sites, and with the store's id after a separator
 * when a backend has several stores.
 */
const COOKIE_NAME = new RegExp(`^(?:__Host-)?${COOKIE}(?:[^A-Za-z0-9]{1,8}[0-9]+)?$`)

/** Returns the `Cookie` header with the refresh token. */
export function refreshCookie(token: string): string {
  return `${COOKIE}=${token}`
}

/**
 * Stores the refresh token of a response, where this program stores tokens. Returns how long the session is remembered.
 */
export function storeRefreshToken(
  tokens: RefreshTokens | undefined,
  storeId: StoreId,
  headers: Headers,
): Effect.Effect<{ readonly lifetime?: SessionLifetime }> {
  const change = tokens === undefined ? undefined : parseRefreshToken(headers)
  if (tokens === undefined || change === undefined) return Effect.succeed({})
  return Effect.as(
    tokens.save(storeId, change.token, change.lifetime),
    change.lifetime === undefined ? {} : { lifetime: change.lifetime },
  )
}

/**
 * Returns the effect of a response on the refresh token: replaces it, removes it, or `undefined`. Its lifetime is the
 * session's.
 */
export function parseRefreshToken(
  headers: Headers,
): { readonly token: string | undefined; readonly lifetime?: SessionLifetime } | undefined {
  for (const line of headers.getSetCookie()) {
    const cookie = readSetCookie(line, Date.now())
    if (cookie !== undefined && COOKIE_NAME.test(cookie.name))
      return cookie.maxAgeSeconds === 0
        ? { token: undefined }
        : { token: cookie.value, lifetime: cookie.maxAgeSeconds ?? "browser" }
  }
  return undefined
}
