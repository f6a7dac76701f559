import type { RequestCookies } from "../RequestCookies.ts"

/** Redirects so that a reload sends nothing again. */
export function seeOther(location: string | undefined, cookies: RequestCookies): Response {
  const headers = new Headers({
    location: location ?? "/",
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
  })
  for (const line of cookies.lines()) headers.append("set-cookie", line)
  return new Response(null, { status: 303, headers })
}
