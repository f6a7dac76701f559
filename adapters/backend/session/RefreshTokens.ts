import type * as Effect from "effect/Effect"
import type { StoreId } from "../../../domain/shared/StoreId.ts"

/**
 * The rotating refresh token of each store, where this program keeps it: on the web server and in the CLI.
 *
 * In a browser there is none of these: the token is an HttpOnly cookie that the browser sends and replaces by itself.
 */
export interface RefreshTokens {
  readonly read: (storeId: StoreId) => Effect.Effect<string | undefined>
  /** Keeps the token; `undefined` forgets it. */
  readonly keep: (storeId: StoreId, token: string | undefined) => Effect.Effect<void>
}

/** Name of the backend's cookie (contract `session`). */
const COOKIE = "refresh_token"
/** As backends set it: with the prefix of secure sites, and with the store's id where a shop has several stores. */
const NAME_SET = new RegExp(`^(?:__Host-)?${COOKIE}(?:@[0-9]+)?$`)

/** The `Cookie` header that carries the refresh token. */
export function refreshCookie(token: string): string {
  return `${COOKIE}=${token}`
}

/** What an answer does to the refresh token: replaces it, removes it, or says nothing of it. */
export function refreshTokenIn(headers: Headers): { readonly token: string | undefined } | undefined {
  for (const line of headers.getSetCookie()) {
    const [pair = "", ...attributes] = line.split(";")
    const at = pair.indexOf("=")
    if (!NAME_SET.test(pair.slice(0, at).trim())) continue
    const value = pair.slice(at + 1).trim()
    const isRemoved = value === "" || attributes.some((attribute) => /^\s*max-age\s*=\s*(?:0|-\d+)\s*$/i.test(attribute))
    return { token: isRemoved ? undefined : value }
  }
  return undefined
}
