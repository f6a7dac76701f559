import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { PaymentRedirect } from "../../domain/payment/PaymentStatus.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"

/** Result of a handler: the page is redirecting, or the customer is back and the backend knows the status. */
export type ProviderPaymentResult = "redirecting" | "returned"

/**
 * Handles a payment that the backend referred to a provider's own library (`REFERRED_NICEPAY`; S4.24),
 * with its allowed address (R11) and unchanged parameters. A store without such a library binds
 * `noReferredPayment`, and the payment ends with the generic error (F100).
 *
 * @example
 * ```ts
 * import * as Effect from "effect/Effect"
 * import { constant } from "adapters/composition/PortBinding.ts"
 * import { ProviderPaymentHandler } from "application/checkout/ProviderPaymentHandler.ts"
 *
 * const library = { pay: (url: string, _: Readonly<Record<string, string>>) => Promise.resolve(url) }
 * const binding = constant(ProviderPaymentHandler, {
 *   handle: (_orderId, { url, parameters }) =>
 *     Effect.promise(() => library.pay(url, parameters)).pipe(Effect.as("returned")),
 * })
 * binding.key // → ProviderPaymentHandler.key
 * ```
 */
export class ProviderPaymentHandler extends Context.Service<
  ProviderPaymentHandler,
  {
    /**
     * Absent without such a library. A handler that cannot continue returns `returned`, and the payment status is
     * fetched.
     */
    readonly handle?: (orderId: OrderId, payment: PaymentRedirect) => Effect.Effect<ProviderPaymentResult>
  }
>()("ProviderPaymentHandler") {}
