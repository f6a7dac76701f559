import type { Cart } from "./Cart.ts"

/** A total of the shop that is not what its parts add up to. */
export interface TotalMismatch {
  readonly total: "totalProduct" | "totalAdjustment" | "tax" | "totalOrder"
  /** What the shop says less the sum of the parts, in minor units; never 0. */
  readonly difference: number
}

/**
 * Which totals of a cart differ from their parts, as the contract defines them: the products are the lines, adjustments
 * and taxes what is listed of them (nothing listed says nothing), and the order is products, adjustments and delivery,
 * with the taxes where the store's prices are without (`isTaxAdded`).
 *
 * Only ever told, never corrected: the shop's total is what is shown and paid (ruling R3; F73).
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

/** The sum of amounts; nothing where none is listed. */
function listed(parts: readonly { readonly amount: { readonly minorUnits: number } }[]): number | undefined {
  return parts.length === 0 ? undefined : parts.reduce((sum, { amount }) => sum + amount.minorUnits, 0)
}
