import type { FuturePrice, ProductSize } from "./Product.ts"

/**
 * Returns the future price to show beside today's, or `undefined`.
 *
 * Only a lower price in the same currency qualifies. Today's price is never struck for it, since the reduction has not
 * begun (R21).
 */
export function upcomingPrice({
  price,
  futurePrice,
}: Pick<ProductSize, "price" | "futurePrice">): FuturePrice | undefined {
  if (futurePrice === undefined || futurePrice.price.currencyCode !== price.currencyCode) return undefined
  const { minorUnits } = futurePrice.price
  return minorUnits >= 0 && minorUnits < price.minorUnits ? futurePrice : undefined
}
