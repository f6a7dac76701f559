import type { Money } from "../shared/Money.ts"

/**
 * Returns an amount in ASCII digits with a decimal point and the store's decimals: `1234.56` or `5990`. Total for every
 * safe integer.
 */
export function decimalAmount({ minorUnits }: Money, currencyDecimals: number): string {
  const digits = Math.abs(minorUnits)
    .toFixed(0)
    .padStart(currencyDecimals + 1, "0")
  const cut = digits.length - currencyDecimals
  const number = currencyDecimals === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`
  return minorUnits < 0 ? `-${number}` : number
}
