import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { PaymentRedirect } from "../../domain/payment/PaymentStatus.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"

/** What a handler did with a payment: the page is being left, or the shopper is back and the shop knows more. */
export type ProviderPaymentResult = "redirecting" | "returned"

/**
 * Takes a payment on that the shop referred to a provider's own library (`REFERRED_NICEPAY`; specification, section 4):
 * its address, which was found allowed (ruling R11), and its parameters as they came. A shop without such a library
 * binds
 * `noReferredPayment`, and the payment is the generic error (F100).
 *
 * @example
 * constant(ProviderPaymentHandler, { handle: (orderId, { url, parameters }) => Effect.promise(() => library.pay(url,
 * parameters)).pipe(Effect.as("returned")) })
 */
export class ProviderPaymentHandler extends Context.Service<
  ProviderPaymentHandler,
  {
    /**
     * Absent where nobody takes such payments. A handler that cannot go on answers `returned`: the shop is asked how
     * the payment stands.
     */
    readonly handle?: (orderId: OrderId, payment: PaymentRedirect) => Effect.Effect<ProviderPaymentResult>
  }
>()("ProviderPaymentHandler") {}
