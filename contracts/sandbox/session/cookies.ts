import type { SandboxServices } from "../services/SandboxServices.ts"

/** Returns the cookies of a request by name; the first of duplicates counts. */
export const readCookies = (request: Request): ReadonlyMap<string, string> => {
  const cookies = new Map<string, string>()
  for (const part of (request.headers.get("cookie") ?? "").split(";")) {
    const at = part.indexOf("=")
    const name = part.slice(0, at).trim()
    if (at > 0 && !cookies.has(name)) cookies.set(name, part.slice(at + 1).trim())
  }
  return cookies
}

export type TokenCookie = "access_token" | "refresh_token"

/**
 * Returns the token of a store: from the cookie with the prefix of secure sites, with the store's own name, or with the
 * plain name of a shop with one store.
 */
export const tokenCookie = (request: Request, kind: TokenCookie, storeId: string): string | undefined => {
  const cookies = readCookies(request)
  return [`__Host-${kind}@${storeId}`, `${kind}@${storeId}`, kind]
    .map((name) => cookies.get(name))
    .find((value) => value !== undefined && value !== "")
}

export interface CookieSite {
  readonly storeId: string
  readonly secure: boolean
  /** Whether the page may read its access token, as the rules say (R4). */
  readonly readableTokens: boolean
}

/** Returns the cookie settings of a store. */
export const cookieSite = (
  { publicUrl, readableTokens }: Pick<SandboxServices, "publicUrl" | "readableTokens">,
  storeId: string,
): CookieSite => ({
  storeId,
  secure: publicUrl.startsWith("https:"),
  readableTokens,
})

const PLACE = "Path=/; SameSite=Lax"

const isReadable = (kind: TokenCookie, site: CookieSite): boolean => kind === "access_token" && site.readableTokens

const nameOf = (kind: TokenCookie, site: CookieSite): string =>
  `${site.secure && !isReadable(kind, site) ? "__Host-" : ""}${kind}@${site.storeId}`

/** Lifetime of a cookie in seconds, or until the browser closes without "remember me". */
export type CookieLife = number | "browser"

const maxAgeAttribute = (life: CookieLife): string => (life === "browser" ? "" : `Max-Age=${life}; `)

/** Returns a token cookie; HttpOnly, except for an access token that the page may read. */
export const setTokenCookie = (
  kind: TokenCookie,
  value: string,
  life: CookieLife,
  site: CookieSite,
): readonly [string, string] => [
  "set-cookie",
  `${nameOf(kind, site)}=${value}; ${maxAgeAttribute(life)}${isReadable(kind, site) ? "" : "HttpOnly; "}` +
    `${PLACE}${site.secure ? "; Secure" : ""}`,
]

/** `user_type@{storeId}`, readable by the page (R4). */
export const setUserTypeCookie = (
  value: string,
  life: CookieLife,
  { storeId, secure }: CookieSite,
): readonly [string, string] => [
  "set-cookie",
  `user_type@${storeId}=${value}; ${maxAgeAttribute(life)}${PLACE}${secure ? "; Secure" : ""}`,
]

export const clearCookies = (site: CookieSite): readonly (readonly [string, string])[] => [
  setTokenCookie("access_token", "", 0, site),
  setTokenCookie("refresh_token", "", 0, site),
  setUserTypeCookie("", 0, site),
]
