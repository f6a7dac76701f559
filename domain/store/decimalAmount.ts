import type { Money } from "../shared/Money.ts"

/**
 * Returns an amount in ASCII digits with a decimal point and the store's decimals: `1234.56` or `5990`. Total for every
 * safe integer.
 *
 * @example
 * ```ts
 * import { decimalAmount } from "domain/store/decimalAmount.ts"
 *
 * decimalAmount({ minorUnits: 123456, currencyCode: "EUR" }, 2) // → "1234.56"
 * decimalAmount({ minorUnits: 5990, currencyCode: "JPY" }, 0) // → "5990"
 * ```
 */
export function decimalAmount({ minorUnits }: Money, currencyDecimals: number): string {
  const digits = Math.abs(minorUnits)
    .toFixed(0)
    .padStart(currencyDecimals + 1, "0")
  const cut = digits.length - currencyDecimals
  const number = currencyDecimals === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`
  return minorUnits < 0 ? `-${number}` : number
}
