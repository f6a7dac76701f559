import * as Effect from "effect/Effect"
import type { PaymentMethodChoice } from "../../domain/payment/PaymentSelection.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { PaymentGateway } from "./PaymentGateway.ts"

/**
 * Has the shop remember the way to pay that was chosen, until the purchase. Nothing is sent of somebody who has not
 * accepted the privacy policy: the shop would not take it. Never fails: a choice that is not remembered is made again.
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
 * The id of the method that was chosen before, also on another device; nothing where none was, or nobody could say.
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
