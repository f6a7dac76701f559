import type { Cart, CartItem } from "../../../domain/cart/Cart.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import { isOrderId } from "../../../domain/shared/OrderId.ts"
import type { Sku } from "../../../domain/shared/Sku.ts"
import { isSku } from "../../../domain/shared/Sku.ts"
import { euros } from "./euros.ts"

/** A sku, checked. */
export function aSku(text = "1001"): Sku {
  if (!isSku(text)) throw new Error(`${text} is no sku`)
  return text
}

/** An order id, checked. */
export function anOrderId(text = "7001"): OrderId {
  if (!isOrderId(text)) throw new Error(`${text} is no order id`)
  return text
}

/** A line of a cart. */
export function aCartItem(sku: string, quantity = 1, changes: Partial<CartItem> = {}): CartItem {
  return {
    id: `item-${sku}`,
    sku: aSku(sku),
    quantity,
    unitPrice: euros(1000),
    name: `Garment ${sku}`,
    productId: `p${sku}`,
    isBuyable: true,
    ...changes,
  }
}

/** A cart with these lines, 10 € each. */
export function aCart(items: readonly CartItem[] = [aCartItem("1001")], changes: Partial<Cart> = {}): Cart {
  const total = euros(items.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice.minorUnits, 0))
  return {
    id: anOrderId(),
    items,
    totalProduct: total,
    totalAdjustment: euros(0),
    shippingPrice: euros(0),
    tax: euros(0),
    taxes: [],
    totalOrder: total,
    adjustments: [],
    promoCodes: [],
    ...changes,
  }
}

/** A cart with this many different skus, named `s1`, `s2` … */
export function aCartOf(count: number): Cart {
  return aCart(Array.from({ length: count }, (_, index) => aCartItem(`s${index + 1}`)))
}
