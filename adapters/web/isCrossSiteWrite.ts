const SAFE_METHODS = ["GET", "HEAD", "OPTIONS"]

/**
 * Whether another site makes this browser change something here.
 *
 * Browsers say where a request comes from in `Sec-Fetch-Site`, and in `Origin` where they do not; programs send neither
 * and hold no shopper's cookies.
 */
export function isCrossSiteWrite(request: Request, ownOrigin: string): boolean {
  if (SAFE_METHODS.includes(request.method)) return false
  const site = request.headers.get("sec-fetch-site")
  if (site !== null) return site !== "same-origin" && site !== "none"
  const origin = request.headers.get("origin")
  return origin !== null && origin !== ownOrigin
}
