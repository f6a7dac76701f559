import type { ProductSize } from "../Product.ts"

/**
 * Returns the quantity step: the units per lot when sold in lots (S3.11: `unitsLot`), otherwise one.
 */
export function lotSize({ unitsLot = 1 }: Pick<ProductSize, "unitsLot">): number {
  return Number.isInteger(unitsLot) && unitsLot > 1 ? unitsLot : 1
}

/** Rounds a quantity down to whole lots. */
export function wholeLots(quantity: number, sold: Pick<ProductSize, "unitsLot">): number {
  return quantity - (quantity % lotSize(sold))
}

/** Returns the next smaller and larger quantities in whole lots; 0 removes the line. */
export function lotSteps(quantity: number, lot: number): { readonly fewer: number; readonly more: number } {
  return { fewer: Math.max(Math.ceil(quantity / lot) - 1, 0) * lot, more: (Math.floor(quantity / lot) + 1) * lot }
}
