import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { PaymentProgress } from "../../domain/payment/paymentProgress.ts"
import { paymentProgress } from "../../domain/payment/paymentProgress.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { loadConfirmation } from "../order/loadConfirmation.ts"
import { CheckoutGateway } from "./CheckoutGateway.ts"
import type { PaymentPage } from "./PaymentPage.ts"

/**
 * Fetches a payment's status once, for a page that the customer returns to; with `isRepay` that of the last repayment.
 * Never fails: an error is an unknown status.
 */
export const fetchPayment = Effect.fn("payment.fetch")(function* (
  orderId: OrderId,
  guestToken?: string,
  isRepay = false,
) {
  const gateway = yield* CheckoutGateway
  const paymentRef = {
    ...(guestToken === undefined ? {} : { guestToken: Redacted.make(guestToken) }),
    ...(isRepay ? { isRepay } : {}),
  }
  return yield* gateway.getPaymentStatus(orderId, paymentRef).pipe(
    Effect.map((status) => ({
      payment: paymentProgress(status),
      ...(status.repay === undefined ? {} : { repay: status.repay }),
    })),
    Effect.catchReason("BackendError", "NotFound", () =>
      Effect.succeed<{ readonly payment: PaymentProgress }>({ payment: { status: "notFound" } }),
    ),
    Effect.catchTag("BackendError", (error) =>
      Effect.as(Effect.logWarning("A payment's status was not read", error.message), {
        payment: { status: "unknown" } satisfies PaymentProgress,
      }),
    ),
  )
})

/**
 * Returns an unpaid order with the amount due and the payment methods; if the order no longer exists, the payment
 * status.
 */
export const loadRepayment = Effect.fn("payment.loadRepayment")(function* (orderId: OrderId, guestToken?: string) {
  const gateway = yield* CheckoutGateway
  const paymentRef = { isRepay: true, ...(guestToken === undefined ? {} : { guestToken: Redacted.make(guestToken) }) }
  // The status request expires overdue orders, so that the order is read in its final state (F99).
  const asked = yield* fetchPayment(orderId, guestToken)
  const order = yield* loadConfirmation(orderId, guestToken).pipe(
    Effect.catchReason("BackendError", "NotFound", () => Effect.undefined),
  )
  // After a final refusal there is no order; its items are back in a cart.
  if (order === undefined) return { page: "return", orderId, payment: asked.payment } satisfies PaymentPage
  const methods =
    asked.payment.status === "repaymentRequired" || asked.payment.status === "pending"
      ? yield* gateway.listPaymentMethods(orderId, paymentRef)
      : []
  return { page: "repayment", order, ...asked, methods } satisfies PaymentPage
})
