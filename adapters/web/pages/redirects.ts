import type { RequestCookies } from "../RequestCookies.ts"

/** For personal responses: no shared cache may store them. */
export const PRIVATE_CACHE = "private, no-store"

/** Redirects all visitors permanently. */
export function redirectPermanent(location: string): Response {
  return new Response(null, { status: 301, headers: { location, "cache-control": "public, max-age=3600" } })
}

/** Redirects this customer temporarily. */
export function redirectTemporary(location: string, cookies: RequestCookies): Response {
  const headers = new Headers({ location, "cache-control": PRIVATE_CACHE, "referrer-policy": "no-referrer" })
  for (const line of cookies.lines()) headers.append("set-cookie", line)
  return new Response(null, { status: 302, headers })
}
