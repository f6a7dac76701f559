import type { Cart } from "./Cart.ts"

/**
 * Whether the total equals the sum of the lines, adjustments and delivery (R3); `totalMismatches` has the
 * details.
 *
 * @example
 * ```ts
 * import { totalsAddUp } from "domain/cart/totalsAddUp.ts"
 * import { aCartOf } from "tests/support/builders/aCart.ts"
 *
 * const cart = aCartOf(2)
 * const difference = { ...cart, shippingPrice: { minorUnits: 1, currencyCode: "EUR" } }
 * totalsAddUp(cart) // → true
 * totalsAddUp(difference) // → false
 * ```
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
