const SAFE_METHODS = ["GET", "HEAD", "OPTIONS"]

/**
 * True when another site makes this browser send a write.
 *
 * Browsers name the source of a request in `Sec-Fetch-Site`, or in `Origin` where they do not support it. Other clients
 * send neither and have no customer's cookies.
 */
export function isCrossSiteWrite(request: Request, ownOrigin: string): boolean {
  if (SAFE_METHODS.includes(request.method)) return false
  const site = request.headers.get("sec-fetch-site")
  if (site !== null) return site !== "same-origin" && site !== "none"
  const origin = request.headers.get("origin")
  return origin !== null && origin !== ownOrigin
}
