import type { Cart, CartItem } from "../../../domain/cart/Cart.ts"
import { MAX_QUANTITY } from "../../../domain/cart/CartAddition.ts"
import { lotSize } from "../../../domain/catalog/stock/lotSize.ts"

/** The expected cart after changing the quantity of one line; 0 removes the line. Totals stay unchanged. */
export function cartWithQuantity(cart: Cart, { id }: Pick<CartItem, "id">, quantity: number): Cart {
  const items = cart.items.flatMap((item) => (item.id !== id ? [item] : quantity === 0 ? [] : [{ ...item, quantity }]))
  return { ...cart, items }
}

/** The maximum quantity of a line; `undefined` units mean the stock is unknown. */
export function maxQuantityOf(item: Pick<CartItem, "unitsAvailable">): number {
  return Math.min(item.unitsAvailable ?? MAX_QUANTITY, MAX_QUANTITY)
}

/** Whether every line of the cart can be bought. */
export function canCheckOut(cart: Cart): boolean {
  return (
    cart.items.length > 0 &&
    cart.items.every(
      (item) => item.isBuyable && item.quantity <= maxQuantityOf(item) && item.quantity % lotSize(item) === 0,
    )
  )
}
