/** Its configuration variable. */
const PARAMETER = "MAX_PRODUCTS_WISHLIST"

/**
 * Returns the maximum number of different items of a list (S5.15); absent when the store's
 * configuration has no whole number above 0.
 */
export function wishlistMaximum(configuration: Readonly<Record<string, string>>): number | undefined {
  const text = configuration[PARAMETER] ?? ""
  return /^[1-9][0-9]{0,5}$/.test(text) ? Number(text) : undefined
}
