import type { CartRow, CartScope } from "../cart/CartScope.ts"
import { userIdNumber } from "../cart/CartScope.ts"
import { cartNotFound } from "../cart/lockCart.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"

/** A cart or order of the customer, without a lock. Fails with 404 for another customer's. */
export const ownCart = async (
  { storage }: SandboxServices,
  { principal, store }: CartScope,
  orderId: string,
): Promise<CartRow> => {
  const cart = await storage.db
    .selectFrom("cart")
    .selectAll()
    .where("cart_id", "=", Number(orderId))
    .where("user_id", "=", userIdNumber(principal))
    .where("store_id", "=", store.id)
    .where("state", "!=", "merged")
    .executeTakeFirst()
  if (cart === undefined) throw cartNotFound(orderId)
  return cart
}
