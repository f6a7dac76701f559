/**
 * How a store writes its money: the `details.locale` of the specification's Store (section 3).
 *
 * The store's own figures decide; `Intl` never does (ruling R3).
 */
export interface CurrencyFormat {
  readonly currencyCode: string
  /** Digits after the decimal character: 0, 2 or 3. */
  readonly currencyDecimals: number
  /** `{0}` stands for the number: `{0} €`. */
  readonly positiveFormat: string
  readonly negativeFormat: string
  readonly groupingCharacter: string
  readonly decimalCharacter: string
}
