import type { Money } from "./Money.ts"

/**
 * Multiplies a price by a quantity; exact, since prices are whole minor units (R3). `undefined` stays
 * `undefined`.
 *
 * @example
 * ```ts
 * import { multiplyMoney } from "domain/shared/multiplyMoney.ts"
 *
 * multiplyMoney({ minorUnits: 1995, currencyCode: "EUR" }, 3) // → { minorUnits: 5985, currencyCode: "EUR" }
 * ```
 */
export function multiplyMoney<Price extends Money | undefined>(price: Price, quantity: number): Price {
  return price && { ...price, minorUnits: price.minorUnits * quantity }
}
