import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import type { CardAdjustmentOptions } from "../../../application/checkout/CardAdjustmentGateway.ts"
import type { components } from "../../../contracts/generated/checkout.d.ts"
import type { GiftCardSecret } from "../../../domain/gift-card/GiftCardEntry.ts"
import type { CardAdjustments, CardAdjustmentRequest } from "../../../domain/payment/CardAdjustment.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { fromCaptcha } from "../http/wire/fromCaptcha.ts"
import { nullish } from "../http/wire/nullish.ts"
import { moneyIn, MoneyWire } from "../http/wire/MoneyWire.ts"

/** `paymentModeId` of gift cards. */
const GIFT_CARD_MODE = "2"

export const CardAdjustmentsWire = Schema.Struct({
  adjustments: Schema.Array(
    Schema.Struct({
      cardAmount: MoneyWire,
      cardBalance: MoneyWire,
      cardHash: nullish(Schema.String),
      maskedNumber: nullish(Schema.String),
    }),
  ),
  remaining: nullish(MoneyWire),
})

type Schemas = components["schemas"]
export type CardAdjustmentsContractCheck = AssertAccepts<typeof CardAdjustmentsWire, Schemas["CardAdjustments"]>

export const decodeCardAdjustments = bodyDecoder(CardAdjustmentsWire)

export function toCardAdjustments(currencyCode: string): (wire: typeof CardAdjustmentsWire.Type) => CardAdjustments {
  const money = moneyIn(currencyCode)
  return ({ adjustments, remaining }) => ({
    adjustments: adjustments.map(({ cardAmount, cardBalance, cardHash, maskedNumber }) => ({
      cardHash: cardHash ?? "",
      amount: money(cardAmount),
      balance: money(cardBalance),
      ...whenDefined(maskedNumber, (masked) => ({ maskedNumber: masked })),
    })),
    remaining: money(remaining ?? 0),
  })
}

export function fromGiftCards(
  giftCards: readonly GiftCardSecret[],
  { captcha }: CardAdjustmentOptions,
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

export function fromWishes(wishes: readonly CardAdjustmentRequest[]): Schemas["CardAdjustmentsRequest"] {
  return {
    paymentData: wishes.map(({ cardHash, amount }) => ({
      paymentModeId: GIFT_CARD_MODE,
      cardHash,
      ...whenDefined(amount, ({ minorUnits }) => ({ amount: minorUnits })),
    })),
  }
}
