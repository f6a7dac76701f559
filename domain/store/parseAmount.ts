/**
 * Returns the minor units of a typed amount, with a comma or a point as decimal character and without grouping;
 * `undefined` for other text, and for more decimals than the currency has.
 *
 * @example
 * ```ts
 * import { parseAmount } from "domain/store/parseAmount.ts"
 *
 * parseAmount("49,90", 2) // → 4990
 * parseAmount("5000", 0) // → 5000
 * parseAmount("1.234,56", 2) // → undefined
 * ```
 */
export function parseAmount(typed: string, currencyDecimals: number): number | undefined {
  const [, whole, decimals = ""] = /^([0-9]{1,12})(?:[.,]([0-9]{1,3}))?$/.exec(typed.trim()) ?? []
  return whole === undefined || decimals.length > currencyDecimals
    ? undefined
    : Number(`${whole}${decimals.padEnd(currencyDecimals, "0")}`)
}
