import type { Money } from "../shared/Money.ts"
import { isMinorUnits } from "../shared/Money.ts"
import type { CurrencyFormat } from "./CurrencyFormat.ts"

/** A second display currency of a store; payments use the first (S3.7: alternateLocales). */
export interface AlternateCurrency {
  readonly currencyCode: string
  /** Digits after the decimal character. */
  readonly currencyDecimals: number
  /** `{0}` is replaced with the number. */
  readonly positiveFormat: string
  /** Units of this currency per unit of the store's: above 0 and finite, otherwise ignored. */
  readonly conversionRate?: number | undefined
  /** Units of the store's currency per unit of this one; used when `conversionRate` is absent or invalid. */
  readonly conversionRateInv?: number | undefined
}

/**
 * Converts a price of the store to its alternate currency, in whole minor units, rounding half up.
 *
 * Returns `undefined` when it cannot be converted correctly (F72): a rate that is 0, negative or not a number, a
 * negative price, or an inexact amount.
 *
 * @example
 * ```ts
 * import { convertedPrice } from "domain/store/AlternateCurrency.ts"
 *
 * const yen = { currencyCode: "JPY", currencyDecimals: 0, positiveFormat: "¥{0}", conversionRate: 160 }
 * const price = { minorUnits: 1995, currencyCode: "EUR" }
 * convertedPrice(price, { currencyDecimals: 2 }, yen) // → { minorUnits: 3192, currencyCode: "JPY" }
 * ```
 */
export function convertedPrice(
  price: Money,
  { currencyDecimals }: Pick<CurrencyFormat, "currencyDecimals">,
  alternate: AlternateCurrency,
): Money | undefined {
  const rate = rateOf(alternate)
  if (rate === undefined || !isMinorUnits(price.minorUnits) || price.minorUnits < 0) return undefined
  const minorUnits = Math.round(price.minorUnits * rate * 10 ** (alternate.currencyDecimals - currencyDecimals))
  return isMinorUnits(minorUnits) ? { minorUnits, currencyCode: alternate.currencyCode } : undefined
}

function rateOf({ conversionRate, conversionRateInv }: AlternateCurrency): number | undefined {
  if (isRate(conversionRate)) return conversionRate
  return isRate(conversionRateInv) ? 1 / conversionRateInv : undefined
}

function isRate(rate: number | undefined): rate is number {
  return rate !== undefined && Number.isFinite(rate) && rate > 0
}
