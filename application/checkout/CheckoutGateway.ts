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
import type { RepaymentStatus } from "./repayment/RepaymentGateway.ts"
import type { SubmittedPayments } from "./tracking/submittedPayments.ts"

/** All data of one checkout submission. */
export interface CheckoutSubmission extends PurchaseOptions, SubmittedPayments {
  /** Idempotency key of this attempt: repeated submissions take effect once. */
  readonly attemptKey: string
  readonly shipping: ShippingChoice
  /** Billing address, if it differs from the shipping address. */
  readonly billingAddressId?: string
  /** Purchase metadata of an integrator. */
  readonly origin?: PurchaseOrigin
  /** Discounts requested by an integrator. */
  readonly discounts?: PurchaseDiscounts
  /** Name under which the card is saved in the wallet; absent: not saved. */
  readonly saveCardAs?: string
  /** The total shown to the customer; the backend refuses the order when it has changed. */
  readonly expectedTotal: Money
  readonly browser: BrowserInfo
  readonly acceptedPolicies: readonly string[]
  /** The account's password, when the previous response required it. */
  readonly password?: Redacted.Redacted<string>
  /** Transaction of an answered challenge; the backend knows its result. */
  readonly challengeResult?: string
  /** The solved captcha, when the backend asked for one. */
  readonly captcha?: SolvedCaptcha
}

/** Identifies a payment. */
export interface PaymentRef {
  /** Opens a guest's order when the session does not. */
  readonly guestToken?: Redacted.Redacted<string>
  /** Whether the last repayment is meant instead of the first payment. */
  readonly isRepay?: boolean
}

/** Turns a cart into an order. */
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
    /** Recorded for limits and statistics of the backend. */
    readonly recordPurchaseAttempt: (orderId: OrderId, paymentRef?: PaymentRef) => Effect.Effect<void, BackendError>
  }
>()("CheckoutGateway") {}
