import { parseAddress } from "../../platform/http/parseAddress.ts"
import { forbidden } from "../../platform/http/Refused.ts"

/**
 * Fails for calls that another site makes with this shop's cookies. Browsers report the origin of a call
 * (`Sec-Fetch-Site`, or `Origin` in older ones); other clients send neither and hold no cookies by accident.
 */
export const refuseCrossSite = (request: Request, publicUrl: string): void => {
  const site = request.headers.get("sec-fetch-site")
  if (site !== null) {
    if (site !== "same-origin" && site !== "none") throw forbidden("Calls from other sites are refused.")
    return
  }
  const origin = request.headers.get("origin")
  if (origin === null) return
  const own = [publicUrl, request.url].map(hostOf)
  const host = hostOf(origin)
  if (
    host === undefined ||
    ![...own, request.headers.get("host"), request.headers.get("x-forwarded-host")].includes(host)
  ) {
    throw forbidden("Calls from other sites are refused.")
  }
}

const hostOf = (address: string): string | undefined => parseAddress(address)?.host
