import type { Cart } from "./Cart.ts"

/**
 * Whether the total equals the sum of the lines, adjustments and delivery (ruling R3); `totalMismatches` has the
 * details.
 */
export function totalsAddUp({
  items,
  totalAdjustment,
  shippingPrice,
  totalOrder,
}: Pick<Cart, "items" | "totalAdjustment" | "shippingPrice" | "totalOrder">): boolean {
  return (
    items.reduce(
      (left, { unitPrice, quantity }) => left - unitPrice.minorUnits * quantity,
      totalOrder.minorUnits - totalAdjustment.minorUnits,
    ) === shippingPrice.minorUnits
  )
}
