import type { CartScope } from "../../cart/CartScope.ts"
import { findOpenCart, cartNotFound } from "../../cart/lockCart.ts"
import { type CartReading, readCart } from "../../cart/readCart.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"

/** Returns the customer's open cart by its id. Fails with 404 for another customer's cart and for a purchased one. */
export const ownCart = async (
  { storage }: SandboxServices,
  scope: CartScope,
  orderId: string,
): Promise<CartReading> => {
  const cart = await findOpenCart(storage.db, scope)
  if (cart === undefined || cart.cart_id !== Number(orderId)) throw cartNotFound(orderId)
  return readCart(storage.db, scope, cart)
}
