import type { Cart } from "./Cart.ts"

/** How many pieces a cart holds: the sum of its quantities. */
export function cartUnits(cart: Pick<Cart, "items">): number {
  return cart.items.reduce((sum, item) => sum + item.quantity, 0)
}
