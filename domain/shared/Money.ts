/**
 * An amount in integer minor units of one currency (ruling R3).
 *
 * How many decimals a minor unit stands for is the store's `currencyDecimals`, never a guess of the platform's.
 */
export interface Money {
  /** A safe integer: cents of EUR, whole JPY, fils of KWD. Negative for a credit. */
  readonly minorUnits: number
  /** ISO 4217 letters. */
  readonly currencyCode: string
}

/** Whether a number can be an amount of minor units: an integer that arithmetic does not round. */
export function isMinorUnits(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value)
}
