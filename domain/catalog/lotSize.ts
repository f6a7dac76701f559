import type { ProductSize } from "./Product.ts"

/**
 * How many pieces a step of the quantity is: those of a lot where it is sold in lots (specification, section 3:
 * `unitsLot`), else one.
 */
export function lotSize({ unitsLot = 1 }: Pick<ProductSize, "unitsLot">): number {
  return Number.isInteger(unitsLot) && unitsLot > 1 ? unitsLot : 1
}

/** As many of a quantity as make whole lots. */
export function wholeLots(quantity: number, sold: Pick<ProductSize, "unitsLot">): number {
  return quantity - (quantity % lotSize(sold))
}

/** The next smaller and larger quantities in whole lots; 0 takes the line out. */
export function lotSteps(quantity: number, lot: number): { readonly fewer: number; readonly more: number } {
  return { fewer: Math.max(Math.ceil(quantity / lot) - 1, 0) * lot, more: (Math.floor(quantity / lot) + 1) * lot }
}
