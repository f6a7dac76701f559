import type { CartRow } from "../../cart/CartScope.ts"
import { notFound } from "../../platform/http/Refused.ts"
import { isClaimed, orderNotFound, type OrderClaim, requireAnyClaim } from "../../order-records/orderAccess.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { lastAttempt, lastRepay, type PaymentAttempt } from "./paymentAttempts.ts"
import { isUndecided } from "../../purchase/payments/paymentPlan.ts"
import { presentAttempt, type WirePaymentStatus } from "./presentAttempt.ts"
import { pollBank, settle } from "./settlePayment.ts"

export interface PaymentRef extends OrderClaim {
  /** Whether to read the last repayment instead of the order. */
  readonly isRepay?: boolean
  /** Error key with which an undecided payment is refused now. */
  readonly endsWith?: string | undefined
  /** The QR code shown to the customer; fails with 404 for another one. */
  readonly shownQr?: string | undefined
}

/**
 * The status of an order's last payment. The simulated bank advances with each poll while it is undecided; a refusal
 * reopens the cart. Fails with 404 when nothing was submitted, and for another customer's order.
 */
export const readPaymentStatus = async (
  services: SandboxServices,
  question: PaymentRef,
): Promise<WirePaymentStatus> => {
  requireAnyClaim(question)
  const { storage } = services
  const orderId = Number(question.orderId)
  const owner = await storage.db
    .selectFrom("cart")
    .leftJoin("customer_order", "customer_order.order_id", "cart.cart_id")
    .select(["cart.user_id", "customer_order.guest_token"])
    .where("cart.cart_id", "=", orderId)
    .where("cart.store_id", "=", question.storeId)
    .executeTakeFirst()
  if (owner === undefined || !isClaimed(owner, question)) throw orderNotFound(question.orderId)
  const known = await lastAttempt(storage.db, orderId)
  if (known === undefined) throw orderNotFound(question.orderId)
  if (question.shownQr !== undefined) {
    const { qr } = await presentAttempt(storage.db, services, known)
    if (qr !== undefined && qr.payload !== question.shownQr)
      throw notFound("This code is not of this payment.", question.orderId)
  }
  if (isUndecided(known.state)) await storage.transaction((work) => ask(work, services, orderId, question))
  const polled =
    (question.isRepay === true ? await lastRepay(storage.db, orderId) : undefined) ??
    (await lastAttempt(storage.db, orderId)) ??
    known
  return presentAttempt(storage.db, services, polled)
}

const ask = async (
  work: UnitOfWork,
  services: SandboxServices,
  orderId: number,
  { endsWith }: PaymentRef,
): Promise<PaymentAttempt | undefined> => {
  const cart: CartRow = await work.db
    .selectFrom("cart")
    .selectAll()
    .where("cart_id", "=", orderId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const polled = await pollBank(work, services, cart)
  if (polled === undefined || endsWith === undefined || !isUndecided(polled.state)) return polled
  return settle(work, services, cart, polled, { state: "NOOK", errorKey: endsWith })
}
