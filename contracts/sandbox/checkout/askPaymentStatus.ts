import type { CartRow } from "../cart/CartScope.ts"
import { isClaimed, noSuchOrder, type OrderClaim, requireAnyClaim } from "../orders/orderAccess.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import { askBank, isPending, lastAttempt, presentAttempt, type WirePaymentStatus } from "./paymentAttempts.ts"

/**
 * How the last payment of an order stands. The simulated bank moves on with each question while it is undecided; a
 * refusal then opens the cart again. Fails with 404 when nothing was submitted, or the order is not the caller's.
 */
export const askPaymentStatus = async (services: SandboxServices, claim: OrderClaim): Promise<WirePaymentStatus> => {
  requireAnyClaim(claim)
  const { storage } = services
  const orderId = Number(claim.orderId)
  const owner = await storage.db
    .selectFrom("cart")
    .leftJoin("customer_order", "customer_order.order_id", "cart.cart_id")
    .select(["cart.user_id", "customer_order.guest_token"])
    .where("cart.cart_id", "=", orderId)
    .where("cart.store_id", "=", claim.storeId)
    .executeTakeFirst()
  if (owner === undefined || !isClaimed(owner, claim)) throw noSuchOrder(claim.orderId)
  const known = await lastAttempt(storage.db, orderId)
  if (known === undefined) throw noSuchOrder(claim.orderId)
  if (!isPending(known.state)) return presentAttempt(storage.db, known)
  return storage.transaction(async (work) => {
    const cart: CartRow = await work.db.selectFrom("cart").selectAll().where("cart_id", "=", orderId).forUpdate().executeTakeFirstOrThrow()
    return presentAttempt(work.db, (await askBank(work, services, cart)) ?? known)
  })
}
