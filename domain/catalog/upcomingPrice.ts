import type { FuturePrice, ProductSize } from "./Product.ts"

/**
 * The price to come that may be told beside the one that is paid today, or `undefined`.
 *
 * Only a lower price in the same currency is an offer. Today's price is never struck for it: nothing is reduced before
 * the promotion has begun (ruling R21).
 */
export function upcomingPrice({
  price,
  futurePrice,
}: Pick<ProductSize, "price" | "futurePrice">): FuturePrice | undefined {
  if (futurePrice === undefined || futurePrice.price.currencyCode !== price.currencyCode) return undefined
  const { minorUnits } = futurePrice.price
  return minorUnits >= 0 && minorUnits < price.minorUnits ? futurePrice : undefined
}
