import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { GiftCardSecret } from "../../domain/gift-card/GiftCardEntry.ts"
import type { CardAdjustments, CardAdjustmentRequest } from "../../domain/payment/CardAdjustment.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { BackendError } from "../shared/BackendError.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import type { PaymentRef } from "./CheckoutGateway.ts"

/** The payment concerned, and options of a gift card change. */
export interface CardAdjustmentOptions extends PaymentRef {
  /** The solved captcha, when the backend asked for one. */
  readonly captcha?: SolvedCaptcha
}

/** Gift cards that pay part of an order; they are charged only at the purchase. */
export class CardAdjustmentGateway extends Context.Service<
  CardAdjustmentGateway,
  {
    readonly addCardAdjustments: (
      orderId: OrderId,
      giftCards: readonly GiftCardSecret[],
      options?: CardAdjustmentOptions,
    ) => Effect.Effect<CardAdjustments, BackendError>
    /** An empty list of changes returns all applied cards unchanged. */
    readonly updateCardAdjustments: (
      orderId: OrderId,
      wishes: readonly CardAdjustmentRequest[],
      paymentRef?: PaymentRef,
    ) => Effect.Effect<CardAdjustments, BackendError>
    readonly deleteCardAdjustments: (orderId: OrderId, paymentRef?: PaymentRef) => Effect.Effect<void, BackendError>
  }
>()("CardAdjustmentGateway") {}
