import * as Effect from "effect/Effect"
import type { PaymentMethodChoice } from "../../domain/payment/PaymentSelection.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { PaymentGateway } from "./PaymentGateway.ts"

/**
 * Saves the chosen payment method at the backend until the purchase. Sends nothing before the customer has accepted the
 * privacy policy, which the backend requires. Never fails: an unsaved choice can be made again.
 */
export const savePreferredMethod = Effect.fn("checkout.savePreferredMethod")(function* (
  orderId: OrderId,
  choice: PaymentMethodChoice,
) {
  if (!choice.privacyAccepted) return
  const gateway = yield* PaymentGateway
  yield* gateway
    .setPaymentMode(orderId, choice)
    .pipe(
      Effect.catchTag("BackendError", (error) =>
        Effect.logWarning("The chosen way to pay was not remembered", error.message),
      ),
    )
})

/**
 * Returns the id of the method chosen before, also on another device; nothing when there is none or the request fails.
 * Never fails.
 */
export const loadPreferredMethod = Effect.fn("checkout.loadPreferredMethod")(function* (orderId: OrderId) {
  const gateway = yield* PaymentGateway
  const selection = yield* gateway
    .getSelectedPayment(orderId)
    .pipe(
      Effect.catchTag("BackendError", (error) =>
        Effect.as(Effect.logWarning("The way to pay that was chosen before was not read", error.message), undefined),
      ),
    )
  return selection?.paymentMethodId
})
