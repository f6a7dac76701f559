import type { Cart } from "../../../domain/cart/Cart.ts"
import type { GiftPacking } from "../../../domain/cart/GiftPacking.ts"

/** The expected cart after changing the gift packing of all lines of a sku. */
export function cartWithPacking(cart: Cart, sku: string, packing: GiftPacking): Cart {
  const isPacked = packing.isWrapped || packing.message !== undefined
  const items = cart.items.map((item) => {
    if (item.sku !== sku) return item
    const { giftPacking: _, ...plain } = item
    return isPacked ? { ...plain, giftPacking: packing } : plain
  })
  return { ...cart, items }
}
