import type { Cart } from "./Cart.ts"

/**
 * Whether what is paid is the sum of the lines with adjustments and delivery (ruling R3); `totalMismatches` tells where it is
 * not.
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
