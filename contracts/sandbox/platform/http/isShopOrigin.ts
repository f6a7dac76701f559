import { parseAddress } from "./parseAddress.ts"

/**
 * Whether an origin belongs to the shop that the providers serve; only the providers' own origin when none is known.
 */
export const isShopOrigin = (origin: string, known: readonly string[], own: string): boolean => {
  const url = parseAddress(origin)
  return (
    url?.origin === origin && /^https?:$/u.test(url.protocol) && (known.length === 0 ? [own] : known).includes(origin)
  )
}
