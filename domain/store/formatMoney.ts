import type { Money } from "../shared/Money.ts"
import type { CurrencyFormat } from "./CurrencyFormat.ts"

/**
 * Formats an amount in the store's format: `1.234,56 €`, `¥5,990`. Total for every safe integer.
 *
 * @example
 * ```ts
 * import { formatMoney } from "domain/store/formatMoney.ts"
 *
 * const euros = {
 *   currencyCode: "EUR",
 *   currencyDecimals: 2,
 *   positiveFormat: "{0} €",
 *   negativeFormat: "-{0} €",
 *   groupingCharacter: ".",
 *   decimalCharacter: ",",
 * }
 * formatMoney({ minorUnits: 123456, currencyCode: "EUR" }, euros) // → "1.234,56 €"
 * ```
 */
export function formatMoney(money: Money, format: CurrencyFormat): string {
  const digits = Math.abs(money.minorUnits)
    .toFixed(0)
    .padStart(format.currencyDecimals + 1, "0")
  const cut = digits.length - format.currencyDecimals
  const whole = digits.slice(0, cut).replace(/\B(?=(?:\d{3}){1,5}(?!\d))/g, () => format.groupingCharacter)
  const number = format.currencyDecimals === 0 ? whole : `${whole}${format.decimalCharacter}${digits.slice(cut)}`
  const pattern = money.minorUnits < 0 ? format.negativeFormat : format.positiveFormat
  return pattern.replace("{0}", () => number)
}
