import type { Money } from "./Money.ts"

/**
 * What so many pieces cost at a price each; exact, since a price is whole minor units (ruling R3). No price stays none.
 */
export function multiplyMoney<Price extends Money | undefined>(price: Price, quantity: number): Price {
  return price && { ...price, minorUnits: price.minorUnits * quantity }
}
