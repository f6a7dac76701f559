import type { Money } from "../shared/Money.ts"
import { needsPriceHistory } from "../store/needsPriceHistory.ts"
import type { StoreSummary } from "../store/Store.ts"

/** Known prices of an item. */
export interface KnownPrice {
  readonly price: Money
  /** Price before the reduction. */
  readonly oldPrice?: Money | undefined
  /** Lowest price of the 30 days before the reduction. */
  readonly lowestPrice30Days?: Money | undefined
  /** `false` when it cannot be bought now (sold out, back soon or not launched): no reduction is shown. */
  readonly isOnSale?: boolean | undefined
}

/** A displayable price reduction. */
export interface PriceReduction {
  /** The price to strike through. */
  readonly struck: Money
  /** Whole percent off, rounded down, so that it never overstates the reduction. */
  readonly percent: number
}

/**
 * Returns the struck price and its percentage, or `undefined` when no price may be struck.
 *
 * If the lowest price of the 30 days before the reduction is known, it is struck and the percentage is computed from it
 * (R21); EU stores strike nothing without it. No price is struck that is not higher, is in another currency, or
 * belongs to an item that cannot be bought now.
 *
 * @example
 * ```ts
 * import { priceReduction } from "domain/catalog/priceReduction.ts"
 *
 * const euros = (minorUnits: number) => ({ minorUnits, currencyCode: "EUR" })
 * const price = { price: euros(3000), oldPrice: euros(5000), lowestPrice30Days: euros(4000) }
 * priceReduction(price, { countryCode: "ES" }) // → { struck: euros(4000), percent: 25 }
 * priceReduction({ price: euros(3000), oldPrice: euros(5000) }, { countryCode: "ES" }) // → undefined
 * ```
 */
export function priceReduction(
  { price, oldPrice, lowestPrice30Days, isOnSale = true }: KnownPrice,
  store: Pick<StoreSummary, "countryCode">,
): PriceReduction | undefined {
  const struck = lowestPrice30Days ?? oldPrice
  if (
    !isOnSale ||
    oldPrice === undefined ||
    struck === undefined ||
    (lowestPrice30Days === undefined && needsPriceHistory(store))
  )
    return undefined
  if (struck.currencyCode !== price.currencyCode || struck.minorUnits <= price.minorUnits || price.minorUnits < 0)
    return undefined
  const taken = BigInt(struck.minorUnits) - BigInt(price.minorUnits)
  return { struck, percent: Number((taken * 100n) / BigInt(struck.minorUnits)) }
}
