import { parseAddress } from "../http/parseAddress.ts"

/**
 * Whether a page of this origin is the shop that the providers serve; without a known one the providers' own origin
 * alone.
 */
export const isShopOrigin = (origin: string, known: readonly string[], own: string): boolean => {
  const url = parseAddress(origin)
  return (
    url?.origin === origin && /^https?:$/u.test(url.protocol) && (known.length === 0 ? [own] : known).includes(origin)
  )
}
