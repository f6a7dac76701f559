import type { Money } from "../shared/Money.ts"
import { needsPriceHistory } from "../store/needsPriceHistory.ts"
import type { StoreSummary } from "../store/Store.ts"

/** What is known of a price. */
export interface KnownPrice {
  readonly price: Money
  /** Price before the reduction. */
  readonly oldPrice?: Money | undefined
  /** Lowest price of the 30 days before the reduction. */
  readonly lowestPrice30Days?: Money | undefined
  /**
   * `false` of what cannot be bought now, whether it is sold out, comes again or was never on sale: there is nothing to
   * save on.
   */
  readonly isOnSale?: boolean | undefined
}

/** What may be said of a reduced price. */
export interface PriceReduction {
  /** The price to strike. */
  readonly struck: Money
  /** Whole percent taken off, rounded down, so that it never promises more than it gives. */
  readonly percent: number
}

/**
 * The struck price and its percentage, or `undefined` when nothing may be struck.
 *
 * Where the shop knows the lowest price of the 30 days before the reduction, that is the struck one and the percentage
 * is computed from it (ruling R21); a store of the Union strikes nothing without it. A price that is not lower strikes
 * nothing; neither does another currency, nor what cannot be bought now.
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
