import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { GiftCardSecret } from "../../domain/gift-card/GiftCardEntry.ts"
import type { CardAdjustments, CardAdjustmentWish } from "../../domain/payment/CardAdjustment.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { BackendError } from "../shared/BackendError.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import type { PaymentQuestion } from "./CheckoutGateway.ts"

/** Which payment is meant, and what else a change of the gift cards says. */
export interface AdjustmentOptions extends PaymentQuestion {
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
      options?: AdjustmentOptions,
    ) => Effect.Effect<CardAdjustments, BackendError>
    /** Without wishes nothing changes, and all that pay are answered. */
    readonly updateCardAdjustments: (
      orderId: OrderId,
      wishes: readonly CardAdjustmentWish[],
      question?: PaymentQuestion,
    ) => Effect.Effect<CardAdjustments, BackendError>
    readonly deleteCardAdjustments: (orderId: OrderId, question?: PaymentQuestion) => Effect.Effect<void, BackendError>
  }
>()("CardAdjustmentGateway") {}
