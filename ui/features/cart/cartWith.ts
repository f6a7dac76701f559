import type { Cart, CartItem } from "../../../domain/cart/Cart.ts"
import { MAX_QUANTITY } from "../../../domain/cart/CartAddition.ts"
import { lotSize } from "../../../domain/catalog/lotSize.ts"

/**
 * The cart with another quantity of one line, as it will look once the shop agrees; 0 takes the line out. Totals stay
 * those of before.
 */
export function cartWithQuantity(cart: Cart, { id }: Pick<CartItem, "id">, quantity: number): Cart {
  const items = cart.items.flatMap((item) => (item.id !== id ? [item] : quantity === 0 ? [] : [{ ...item, quantity }]))
  return { ...cart, items }
}

/** The largest quantity of a line that may be asked for; `undefined` units mean the shop does not say. */
export function maxQuantityOf(item: Pick<CartItem, "unitsAvailable">): number {
  return Math.min(item.unitsAvailable ?? MAX_QUANTITY, MAX_QUANTITY)
}

/** Whether everything in the cart can be bought as it stands. */
export function canCheckOut(cart: Cart): boolean {
  return (
    cart.items.length > 0 &&
    cart.items.every(
      (item) => item.isBuyable && item.quantity <= maxQuantityOf(item) && item.quantity % lotSize(item) === 0,
    )
  )
}
