import type { Cart } from "./Cart.ts"

/** Returns the number of units in a cart. */
export function cartUnits(cart: Pick<Cart, "items">): number {
  return cart.items.reduce((sum, item) => sum + item.quantity, 0)
}
