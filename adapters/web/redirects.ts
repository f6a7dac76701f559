import type { RequestCookies } from "./RequestCookies.ts"

/** What belongs to one shopper is kept by nobody else. */
export const PRIVATE_CACHE = "private, no-store"

/** Leads everybody on, from now on. */
export function redirectPermanent(location: string): Response {
  return new Response(null, { status: 301, headers: { location, "cache-control": "public, max-age=3600" } })
}

/** Leads this shopper on, this time. */
export function redirectTemporary(location: string, cookies: RequestCookies): Response {
  const headers = new Headers({ location, "cache-control": PRIVATE_CACHE, "referrer-policy": "no-referrer" })
  for (const line of cookies.lines()) headers.append("set-cookie", line)
  return new Response(null, { status: 302, headers })
}
