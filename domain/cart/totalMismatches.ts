import type { Cart } from "./Cart.ts"

/** A total that differs from the sum of its parts. */
export interface TotalMismatch {
  readonly total: "totalProduct" | "totalAdjustment" | "tax" | "totalOrder"
  /** Total minus the sum of its parts, in minor units; never 0. */
  readonly difference: number
}

/**
 * Returns the totals of a cart that differ from their parts, as defined by the contract: products are the sum of the
 * lines; adjustments and taxes the sum of their lists (an empty list is not checked); the order is products,
 * adjustments and delivery, plus taxes where prices exclude them (`isTaxAdded`).
 *
 * For reporting only: the server's total is displayed and paid (R3; F73).
 */
export function totalMismatches(
  { items, adjustments, taxes, totalProduct, totalAdjustment, tax, shippingPrice, totalOrder }: Cart,
  isTaxAdded = false,
): readonly TotalMismatch[] {
  const priced = totalProduct.minorUnits + totalAdjustment.minorUnits + shippingPrice.minorUnits
  const sums: readonly (readonly [TotalMismatch["total"], number, number])[] = [
    [
      "totalProduct",
      totalProduct.minorUnits,
      items.reduce((sum, { unitPrice, quantity }) => sum + unitPrice.minorUnits * quantity, 0),
    ],
    ["totalAdjustment", totalAdjustment.minorUnits, listed(adjustments) ?? totalAdjustment.minorUnits],
    ["tax", tax.minorUnits, listed(taxes) ?? tax.minorUnits],
    ["totalOrder", totalOrder.minorUnits, isTaxAdded ? priced + tax.minorUnits : priced],
  ]
  return sums.flatMap(([total, reported, sum]) => (reported === sum ? [] : [{ total, difference: reported - sum }]))
}

/** Returns the sum of amounts, or nothing for an empty list. */
function listed(parts: readonly { readonly amount: { readonly minorUnits: number } }[]): number | undefined {
  return parts.length === 0 ? undefined : parts.reduce((sum, { amount }) => sum + amount.minorUnits, 0)
}
