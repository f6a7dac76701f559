import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import type { AdjustmentOptions } from "../../../application/checkout/CardAdjustmentGateway.ts"
import type { components } from "../../../contracts/generated/checkout.d.ts"
import type { GiftCardSecret } from "../../../domain/gift-card/GiftCardEntry.ts"
import type { CardAdjustments, CardAdjustmentWish } from "../../../domain/payment/CardAdjustment.ts"
import type { Accepts } from "../http/Accepts.ts"
import { answerSchema } from "../http/answerSchema.ts"
import { given } from "../http/given.ts"
import { fromCaptcha } from "../http/wire/fromCaptcha.ts"
import { maybe } from "../http/wire/maybe.ts"
import { moneyIn, MoneyWire } from "../http/wire/MoneyWire.ts"

/** `paymentModeId` of gift cards. */
const GIFT_CARD_MODE = "2"

export const CardAdjustmentsWire = Schema.Struct({
  adjustments: Schema.Array(
    Schema.Struct({
      cardAmount: MoneyWire,
      cardBalance: MoneyWire,
      cardHash: maybe(Schema.String),
      maskedNumber: maybe(Schema.String),
    }),
  ),
  remaining: maybe(MoneyWire),
})

type Schemas = components["schemas"]
export type CardAdjustmentsSeam = Accepts<typeof CardAdjustmentsWire, Schemas["CardAdjustments"]>

export const cardAdjustmentsAnswer = answerSchema(CardAdjustmentsWire)

export function toCardAdjustments(currencyCode: string): (wire: typeof CardAdjustmentsWire.Type) => CardAdjustments {
  const money = moneyIn(currencyCode)
  return ({ adjustments, remaining }) => ({
    adjustments: adjustments.map(({ cardAmount, cardBalance, cardHash, maskedNumber }) => ({
      cardHash: cardHash ?? "",
      amount: money(cardAmount),
      balance: money(cardBalance),
      ...given(maskedNumber, (masked) => ({ maskedNumber: masked })),
    })),
    remaining: money(remaining ?? 0),
  })
}

export function fromGiftCards(
  giftCards: readonly GiftCardSecret[],
  { captcha }: AdjustmentOptions,
): Schemas["CardAdjustmentsRequest"] {
  return {
    paymentData: giftCards.map(({ number, securityCode }) => ({
      paymentModeId: GIFT_CARD_MODE,
      number: Redacted.value(number),
      cvv2: Redacted.value(securityCode),
    })),
    ...fromCaptcha(captcha),
  }
}

export function fromWishes(wishes: readonly CardAdjustmentWish[]): Schemas["CardAdjustmentsRequest"] {
  return {
    paymentData: wishes.map(({ cardHash, amount }) => ({
      paymentModeId: GIFT_CARD_MODE,
      cardHash,
      ...given(amount, ({ minorUnits }) => ({ amount: minorUnits })),
    })),
  }
}
