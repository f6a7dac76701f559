import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { GiftCardSecret } from "../../domain/gift-card/GiftCardEntry.ts"
import type { CardAdjustments, CardAdjustmentRequest } from "../../domain/payment/CardAdjustment.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { BackendError } from "../shared/BackendError.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import type { PaymentRef } from "./CheckoutGateway.ts"

/** Which payment is meant, and what else a change of the gift cards says. */
export interface CardAdjustmentOptions extends PaymentRef {
  /** The solved captcha, where one was asked for. */
  readonly captcha?: SolvedCaptcha
}

/** Gift cards that pay a part of an order; nothing is taken from them before the purchase. */
export class CardAdjustmentGateway extends Context.Service<
  CardAdjustmentGateway,
  {
    readonly addCardAdjustments: (
      orderId: OrderId,
      giftCards: readonly GiftCardSecret[],
      options?: CardAdjustmentOptions,
    ) => Effect.Effect<CardAdjustments, BackendError>
    /** Without wishes nothing changes, and all that pay are answered. */
    readonly updateCardAdjustments: (
      orderId: OrderId,
      wishes: readonly CardAdjustmentRequest[],
      paymentRef?: PaymentRef,
    ) => Effect.Effect<CardAdjustments, BackendError>
    readonly deleteCardAdjustments: (orderId: OrderId, paymentRef?: PaymentRef) => Effect.Effect<void, BackendError>
  }
>()("CardAdjustmentGateway") {}
