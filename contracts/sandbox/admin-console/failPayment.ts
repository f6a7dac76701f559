import type { CartRow } from "../cart/CartScope.ts"
import { lastAttempt } from "../checkout/payment/paymentAttempts.ts"
import { isUndecided } from "../purchase/payments/paymentPlan.ts"
import { settle } from "../checkout/payment/settlePayment.ts"
import { refused } from "../platform/http/Refused.ts"
import { orderNotFound } from "../order-records/orderAccess.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"

const REFUSED_KEY = "_ERR_PAYMENT_REFUSED"

/** Lets the bank decline a pending payment. Fails with 404 for an unknown order, 409 when it is already decided. */
export const failPayment = (services: SandboxServices, orderId: string): Promise<void> =>
  services.storage.transaction(async (work) => {
    const cart: CartRow | undefined = await work.db
      .selectFrom("cart")
      .selectAll()
      .where("cart_id", "=", Number(orderId))
      .forUpdate()
      .executeTakeFirst()
    if (cart === undefined) throw orderNotFound(orderId)
    const attempt = await lastAttempt(work.db, cart.cart_id)
    if (attempt === undefined || !isUndecided(attempt.state))
      throw refused("_ERR_PAYMENT_DECIDED", "This payment is already final.", [attempt?.state ?? ""])
    await settle(work, services, cart, attempt, { state: "NOOK", errorKey: REFUSED_KEY })
  })
