/** The configuration pair of a store that sets it. */
const PARAMETER = "MAX_PRODUCTS_WISHLIST"

/**
 * How many different items one list may hold (specification, section 5); absent where the store's configuration sets no
 * whole number above 0.
 */
export function wishlistMaximum(configuration: Readonly<Record<string, string>>): number | undefined {
  const text = configuration[PARAMETER] ?? ""
  return /^[1-9][0-9]{0,5}$/.test(text) ? Number(text) : undefined
}
