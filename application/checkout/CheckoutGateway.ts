import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { Cart } from "../../domain/cart/Cart.ts"
import type { NotEnoughStock } from "../../domain/cart/CartChangeRefused.ts"
import type { BrowserInfo } from "../../domain/checkout/BrowserInfo.ts"
import type { TotalChanged } from "../../domain/checkout/CheckoutRefused.ts"
import type { DeliveryOffer } from "../../domain/checkout/ParcelOffer.ts"
import type { PaymentMethod } from "../../domain/checkout/PaymentMethod.ts"
import type { PurchaseDiscounts } from "../../domain/checkout/PurchaseDiscounts.ts"
import type { PurchaseOrigin } from "../../domain/checkout/PurchaseOrigin.ts"
import type { PurchaseOptions } from "../../domain/checkout/PurchaseOptions.ts"
import type { ShippingChoice } from "../../domain/checkout/Shipping.ts"
import type { PaymentStatus } from "../../domain/payment/PaymentStatus.ts"
import type { Money } from "../../domain/shared/Money.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { BackendError } from "../shared/BackendError.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import type { RepaymentStatus } from "./RepaymentGateway.ts"
import type { SubmittedPayments } from "./submittedPayments.ts"

/** Everything one submission of a checkout says. */
export interface CheckoutSubmission extends PurchaseOptions, SubmittedPayments {
  /** Idempotency key of this attempt: sent twice, it takes effect once. */
  readonly attemptKey: string
  readonly shipping: ShippingChoice
  /** Where the bill goes, where that is not where the order goes. */
  readonly billingAddressId?: string
  /** What an integrator says of the purchase. */
  readonly origin?: PurchaseOrigin
  /** Discounts that an integrator asks for. */
  readonly discounts?: PurchaseDiscounts
  /** Name under which the typed card is kept in the wallet; it is not kept without one. */
  readonly saveCardAs?: string
  /** What the shopper was shown; the shop refuses when it is no longer so. */
  readonly expectedTotal: Money
  readonly browser: BrowserInfo
  readonly acceptedPolicies: readonly string[]
  /** Asked again when an answer said so. */
  readonly password?: Redacted.Redacted<string>
  /** Transaction of a challenge that was answered; the shop knows how. */
  readonly challengeResult?: string
  /** The solved captcha, where one was asked for. */
  readonly captcha?: SolvedCaptcha
}

/** Whose payment is asked after, and which. */
export interface PaymentRef {
  /** Opens a guest's order where the session does not. */
  readonly guestToken?: Redacted.Redacted<string>
  /** The last repayment, and not the first payment. */
  readonly isRepay?: boolean
}

/** From a cart to an order. */
export class CheckoutGateway extends Context.Service<
  CheckoutGateway,
  {
    readonly setShipping: (orderId: OrderId, choice: ShippingChoice) => Effect.Effect<Cart, BackendError>
    readonly listShippingMethods: (orderId: OrderId, zipCode?: string) => Effect.Effect<DeliveryOffer, BackendError>
    readonly listPaymentMethods: (
      orderId: OrderId,
      paymentRef?: PaymentRef,
    ) => Effect.Effect<readonly PaymentMethod[], BackendError>
    readonly submitAsyncCheckout: (
      orderId: OrderId,
      submission: CheckoutSubmission,
    ) => Effect.Effect<PaymentStatus, BackendError | TotalChanged | NotEnoughStock>
    /** Fails with `NotFound` when nothing was submitted for this order. */
    readonly getPaymentStatus: (
      orderId: OrderId,
      paymentRef?: PaymentRef,
    ) => Effect.Effect<RepaymentStatus, BackendError>
    /** For limits and statistics of the shop. */
    readonly recordPurchaseAttempt: (orderId: OrderId, paymentRef?: PaymentRef) => Effect.Effect<void, BackendError>
  }
>()("CheckoutGateway") {}
