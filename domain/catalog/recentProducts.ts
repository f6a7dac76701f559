/** A product recently viewed in one store. */
export interface RecentProduct {
  readonly storeId: string
  readonly productId: string
  /** Milliseconds since 1970. */
  readonly seenAt: number
}

/** Recent products expire after two days (S9.4). */
const LIFETIME_MILLIS = 172_800_000
/** Default maximum per store. */
const DEFAULT_MAXIMUM = 12
const HIGHEST_MAXIMUM = 50
/** Configuration variable of the maximum (S9.4). */
const MAXIMUM_PARAMETER = "RECENT_PRODUCTS_MAX"

/**
 * Returns a store's maximum number of recent products from its configuration: 0 to 50; the default for an invalid
 * value.
 */
export function recentMaximum(configuration: Readonly<Record<string, string>>): number {
  const text = configuration[MAXIMUM_PARAMETER]?.trim() ?? ""
  return /^[0-9]{1,4}$/.test(text) ? Math.min(Number(text), HIGHEST_MAXIMUM) : DEFAULT_MAXIMUM
}

/**
 * Returns the products that have not expired, most recent first. A time in the future means that the clock was set back
 * since, and counts as expired (F81).
 */
export function unexpiredProducts(products: readonly RecentProduct[], nowMillis: number): readonly RecentProduct[] {
  return products
    .filter(({ seenAt }) => seenAt <= nowMillis && nowMillis - seenAt < LIFETIME_MILLIS)
    .sort((a, b) => b.seenAt - a.seenAt)
}

/** Adds a viewed product: each product once per store, up to the store's maximum. */
export function withRecentProduct(
  products: readonly RecentProduct[],
  seen: RecentProduct,
  maximum: number,
): readonly RecentProduct[] {
  const others = unexpiredProducts(products, seen.seenAt).filter(
    ({ storeId, productId }) => storeId !== seen.storeId || productId !== seen.productId,
  )
  const own = [seen, ...others.filter(({ storeId }) => storeId === seen.storeId)].slice(0, maximum)
  return [...own, ...others.filter(({ storeId }) => storeId !== seen.storeId)]
}
