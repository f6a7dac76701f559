import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { PaymentProgress } from "../../domain/payment/paymentProgress.ts"
import { paymentProgress } from "../../domain/payment/paymentProgress.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { loadConfirmation } from "../order/loadConfirmation.ts"
import { CheckoutGateway } from "./CheckoutGateway.ts"
import type { PaymentPage } from "./PaymentPage.ts"

/**
 * How a payment stands, asked once: for a page somebody comes back to, by whatever way; with `isRepay` the last
 * repayment. Never fails: a question that went wrong says nothing about the payment.
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
 * An order with what is still owed for it, and the ways to pay it. What is no order any more is told by how its payment
 * stands.
 */
export const loadRepayment = Effect.fn("payment.loadRepayment")(function* (orderId: OrderId, guestToken?: string) {
  const gateway = yield* CheckoutGateway
  const paymentRef = { isRepay: true, ...(guestToken === undefined ? {} : { guestToken: Redacted.make(guestToken) }) }
  // Asking first ends what is overdue, so that the order is read as it stands (F99).
  const asked = yield* fetchPayment(orderId, guestToken)
  const order = yield* loadConfirmation(orderId, guestToken).pipe(
    Effect.catchReason("BackendError", "NotFound", () => Effect.undefined),
  )
  // A refusal for good leaves no order behind, but what was in it as a cart.
  if (order === undefined) return { page: "return", orderId, payment: asked.payment } satisfies PaymentPage
  const methods =
    asked.payment.status === "repaymentRequired" || asked.payment.status === "pending"
      ? yield* gateway.listPaymentMethods(orderId, paymentRef)
      : []
  return { page: "repayment", order, ...asked, methods } satisfies PaymentPage
})
