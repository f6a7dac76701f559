/**
 * Currency format of a store: the `details.locale` of a Store (S3.6).
 *
 * Only the store's own values are used, never `Intl` (R3).
 */
export interface CurrencyFormat {
  readonly currencyCode: string
  /** Digits after the decimal character: 0, 2 or 3. */
  readonly currencyDecimals: number
  /** `{0}` is replaced with the number: `{0} €`. */
  readonly positiveFormat: string
  readonly negativeFormat: string
  readonly groupingCharacter: string
  readonly decimalCharacter: string
}
