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

/** How a payment by QR code is asked after. */
export interface QrStatusQuery {
  /** The code that was shown. */
  readonly payload?: string
  /** Whether nobody waits for the scan any longer: what is still open is then refused. */
  readonly isLastRequest?: boolean
}

/** The ways to pay besides a typed card, and what providers say about payments. */
export class PaymentGateway extends Context.Service<
  PaymentGateway,
  {
    readonly setPaymentMode: (
      orderId: OrderId,
      choice: PaymentMethodChoice,
    ) => Effect.Effect<PaymentSelection | undefined, BackendError>
    readonly getSelectedPayment: (orderId: OrderId) => Effect.Effect<PaymentSelection | undefined, BackendError>
    /** `captcha` where one was asked for. */
    readonly checkAffinity: (
      question: AffinityQuery,
      captcha?: SolvedCaptcha,
    ) => Effect.Effect<AffinityResult, BackendError>
    readonly listIdealBanks: Effect.Effect<readonly IdealBank[], BackendError>
    readonly createUnboundPayment: (paymentMethodId: string, card: Card) => Effect.Effect<UnboundPayment, BackendError>
    readonly deleteUnboundPayment: Effect.Effect<void, BackendError>
    /**
     * `validationAddress` is where a wallet of the device wants the shop to vouch for itself; whether it may be asked
     * there the shop decides (ruling R11). `guestToken` opens a guest's order that stands unpaid, where the session
     * does not.
     */
    readonly createCardPaymentSession: (
      orderId: OrderId,
      paymentMethodId: string,
      type?: string,
      validationAddress?: string,
      guestToken?: Redacted.Redacted<string>,
      captcha?: SolvedCaptcha,
    ) => Effect.Effect<CardPaymentSession, BackendError>
    /** For a cart, or an order that stands unpaid; `guestToken` as above; `captcha` where one was asked for. */
    readonly createKlarnaSession: (
      orderId: OrderId,
      guestToken?: Redacted.Redacted<string>,
      captcha?: SolvedCaptcha,
    ) => Effect.Effect<KlarnaSession, BackendError>
    readonly getAlipayStatus: (orderId: OrderId, question?: QrStatusQuery) => Effect.Effect<PaymentStatus, BackendError>
    /** Hands a provider's word on; the shop checks its signature. An effect it has no name for counts as ignored. */
    readonly receivePaymentNotification: (
      notification: PaymentNotification,
    ) => Effect.Effect<NotificationEffect, BackendError>
    readonly checkBlacklist: Effect.Effect<BlacklistStatus, BackendError>
  }
>()("PaymentGateway") {}
