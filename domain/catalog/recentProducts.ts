/** A product that a shopper looked at, in one store. */
export interface RecentProduct {
  readonly storeId: string
  readonly productId: string
  /** Milliseconds since 1970. */
  readonly seenAt: number
}

/** Recent products expire after two days (specification, section 9). */
const LIFETIME_MILLIS = 172_800_000
/** How many are kept for each store where its setting does not say. */
const DEFAULT_MAXIMUM = 12
const HIGHEST_MAXIMUM = 50
/** The store's setting that caps the list (specification, section 9). */
const MAXIMUM_PARAMETER = "RECENT_PRODUCTS_MAX"

/** How many recent products a store keeps, by its configuration: 0 to 50. What is no number is not believed. */
export function recentMaximum(configuration: Readonly<Record<string, string>>): number {
  const text = configuration[MAXIMUM_PARAMETER]?.trim() ?? ""
  return /^[0-9]{1,4}$/.test(text) ? Math.min(Number(text), HIGHEST_MAXIMUM) : DEFAULT_MAXIMUM
}

/**
 * What is still to be shown, the last seen first. What was seen in the future was seen by a clock that has been set
 * back since: it is as good as expired (F81).
 */
export function unexpiredProducts(products: readonly RecentProduct[], nowMillis: number): readonly RecentProduct[] {
  return products
    .filter(({ seenAt }) => seenAt <= nowMillis && nowMillis - seenAt < LIFETIME_MILLIS)
    .sort((a, b) => b.seenAt - a.seenAt)
}

/** The list after one more look: each product once for each store, each store within its maximum. */
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
