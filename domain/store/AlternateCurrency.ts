import type { Money } from "../shared/Money.ts"
import { isMinorUnits } from "../shared/Money.ts"
import type { CurrencyFormat } from "./CurrencyFormat.ts"

/**
 * A second currency that a store tells its prices in; only the first is paid in (specification, section 3:
 * alternateLocales).
 */
export interface AlternateCurrency {
  readonly currencyCode: string
  /** Digits after the decimal character. */
  readonly currencyDecimals: number
  /** `{0}` stands for the number. */
  readonly positiveFormat: string
  /** Units of this currency for one of the store's: above 0 and finite, or the price is not told. */
  readonly conversionRate?: number | undefined
  /** Units of the store's currency for one of these: taken where the other way round is none. */
  readonly conversionRateInv?: number | undefined
}

/**
 * A price of the store in its alternate currency, in whole minor units of that currency, half of one rounded up.
 *
 * `undefined` where it cannot be told honestly (F72): a rate that is 0, negative or no number, a negative price, or an
 * amount that is not held exactly.
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
