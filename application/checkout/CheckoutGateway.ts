import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Cart } from "../../domain/cart/Cart.ts"
import type { NotEnoughStock } from "../../domain/cart/CartRefusal.ts"
import type { BrowserFacts } from "../../domain/checkout/BrowserFacts.ts"
import type { TotalChanged } from "../../domain/checkout/CheckoutRefusal.ts"
import type { PaymentMethod } from "../../domain/checkout/PaymentMethod.ts"
import type { ShippingChoice, ShippingMethod } from "../../domain/checkout/Shipping.ts"
import type { Card } from "../../domain/payment/Card.ts"
import type { PaymentStatus } from "../../domain/payment/PaymentStatus.ts"
import type { Money } from "../../domain/shared/Money.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** Everything one submission of a checkout says. */
export interface CheckoutSubmission {
  /** Idempotency key of this attempt: sent twice, it takes effect once. */
  readonly attemptKey: string
  readonly shipping: ShippingChoice
  readonly paymentMethod: Pick<PaymentMethod, "id" | "kind">
  readonly card: Card
  /** What the shopper was shown; the shop refuses when it is no longer so. */
  readonly expectedTotal: Money
  readonly browser: BrowserFacts
  readonly acceptedPolicies: readonly string[]
}

/** From a cart to an order. */
export class CheckoutGateway extends Context.Service<CheckoutGateway, {
  readonly setShipping: (orderId: OrderId, choice: ShippingChoice) => Effect.Effect<Cart, BackendError>
  readonly listShippingMethods: (orderId: OrderId, zipCode?: string) => Effect.Effect<readonly ShippingMethod[], BackendError>
  readonly listPaymentMethods: (orderId: OrderId) => Effect.Effect<readonly PaymentMethod[], BackendError>
  readonly submitAsyncCheckout: (orderId: OrderId, submission: CheckoutSubmission) => Effect.Effect<PaymentStatus, BackendError | TotalChanged | NotEnoughStock>
  /** Fails with `NotFound` when nothing was submitted for this order. */
  readonly getPaymentStatus: (orderId: OrderId) => Effect.Effect<PaymentStatus, BackendError>
  readonly recordPurchaseAttempt: (orderId: OrderId) => Effect.Effect<void, BackendError>
}>()("CheckoutGateway") {}
