/**
 * An amount in integer minor units of one currency (R3).
 *
 * The store's `currencyDecimals` defines the number of decimals, never the platform.
 */
export interface Money {
  /** A safe integer: cents of EUR, whole JPY, fils of KWD. Negative for a credit. */
  readonly minorUnits: number
  /** ISO 4217 code. */
  readonly currencyCode: string
}

/** Whether a number is a valid amount of minor units: a safe integer. */
export function isMinorUnits(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value)
}
