import type { Money } from "../../../domain/shared/Money.ts"

/** An amount of euro cents. */
export function euros(minorUnits: number): Money {
  return { minorUnits, currencyCode: "EUR" }
}
