import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { Card } from "../../domain/payment/Card.ts"
import type { NotificationEffect, PaymentNotification } from "../../domain/payment/PaymentNotification.ts"
import type {
  AffinityResult,
  AffinityQuery,
  BlacklistStatus,
  IdealBank,
  PaymentMethodChoice,
  PaymentSelection,
} from "../../domain/payment/PaymentSelection.ts"
import type { CardPaymentSession, KlarnaSession, UnboundPayment } from "../../domain/payment/PaymentSession.ts"
import type { PaymentStatus } from "../../domain/payment/PaymentStatus.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { BackendError } from "../shared/BackendError.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"

/** Status query of a QR code payment. */
export interface QrStatusQuery {
  /** The displayed code. */
  readonly payload?: string
  /** Whether this is the final query: the backend then refuses a payment that is still open. */
  readonly isLastRequest?: boolean
}

/** Payment methods other than a typed card, and notifications of providers. */
export class PaymentGateway extends Context.Service<
  PaymentGateway,
  {
    readonly setPaymentMode: (
      orderId: OrderId,
      choice: PaymentMethodChoice,
    ) => Effect.Effect<PaymentSelection | undefined, BackendError>
    readonly getSelectedPayment: (orderId: OrderId) => Effect.Effect<PaymentSelection | undefined, BackendError>
    /** `captcha` is required when the backend asked for one. */
    readonly checkAffinity: (
      question: AffinityQuery,
      captcha?: SolvedCaptcha,
    ) => Effect.Effect<AffinityResult, BackendError>
    readonly listIdealBanks: Effect.Effect<readonly IdealBank[], BackendError>
    readonly createUnboundPayment: (paymentMethodId: string, card: Card) => Effect.Effect<UnboundPayment, BackendError>
    readonly deleteUnboundPayment: Effect.Effect<void, BackendError>
    /**
     * `validationAddress` is the device wallet's merchant validation URL; the backend checks it against its allow list
     * (R11). `guestToken` opens a guest's unpaid order when the session does not.
     */
    readonly createCardPaymentSession: (
      orderId: OrderId,
      paymentMethodId: string,
      type?: string,
      validationAddress?: string,
      guestToken?: Redacted.Redacted<string>,
      captcha?: SolvedCaptcha,
    ) => Effect.Effect<CardPaymentSession, BackendError>
    /** For a cart, or an unpaid order; `guestToken` as above; `captcha` is required when the backend asked for one. */
    readonly createKlarnaSession: (
      orderId: OrderId,
      guestToken?: Redacted.Redacted<string>,
      captcha?: SolvedCaptcha,
    ) => Effect.Effect<KlarnaSession, BackendError>
    readonly getAlipayStatus: (orderId: OrderId, question?: QrStatusQuery) => Effect.Effect<PaymentStatus, BackendError>
    /** Forwards a provider's notification; the backend verifies its signature. Unknown effects count as ignored. */
    readonly receivePaymentNotification: (
      notification: PaymentNotification,
    ) => Effect.Effect<NotificationEffect, BackendError>
    readonly checkBlacklist: Effect.Effect<BlacklistStatus, BackendError>
  }
>()("PaymentGateway") {}
