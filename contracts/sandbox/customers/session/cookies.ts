import { parse, serialize } from "cookie"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"

/** Returns the cookies of a request by name; the first of duplicates counts. */
export const readCookies = (request: Request): ReadonlyMap<string, string | undefined> =>
  new Map(Object.entries(parse(request.headers.get("cookie") ?? "")))

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

const isReadable = (kind: TokenCookie, site: CookieSite): boolean => kind === "access_token" && site.readableTokens

const nameOf = (kind: TokenCookie, site: CookieSite): string =>
  `${site.secure && !isReadable(kind, site) ? "__Host-" : ""}${kind}@${site.storeId}`

/** Lifetime of a cookie in seconds, or until the browser closes without "remember me". */
export type CookieLife = number | "browser"

const cookieLine = (
  name: string,
  value: string,
  life: CookieLife,
  attributes: { readonly httpOnly: boolean; readonly secure: boolean },
): readonly [string, string] => [
  "set-cookie",
  serialize(name, value, {
    ...(life === "browser" ? {} : { maxAge: life }),
    path: "/",
    sameSite: "lax",
    ...attributes,
  }),
]

/** Returns a token cookie; HttpOnly, except for an access token that the page may read. */
export const setTokenCookie = (
  kind: TokenCookie,
  value: string,
  life: CookieLife,
  site: CookieSite,
): readonly [string, string] =>
  cookieLine(nameOf(kind, site), value, life, { httpOnly: !isReadable(kind, site), secure: site.secure })

/** `user_type@{storeId}`, readable by the page (R4). */
export const setUserTypeCookie = (
  value: string,
  life: CookieLife,
  { storeId, secure }: CookieSite,
): readonly [string, string] => cookieLine(`user_type@${storeId}`, value, life, { httpOnly: false, secure })

export const clearCookies = (site: CookieSite): readonly (readonly [string, string])[] => [
  setTokenCookie("access_token", "", 0, site),
  setTokenCookie("refresh_token", "", 0, site),
  setUserTypeCookie("", 0, site),
]
