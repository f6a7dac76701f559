import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/other.d.ts"
import type {
  Reward,
  TailoringUserInfo,
  TicketlessReceipt,
  UserPromotion,
} from "../../../domain/account/CustomerRecord.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { IdWire } from "../http/wire/IdWire.ts"
import { TailoringModelWire, toTailoring } from "../http/wire/LineCustomizationWire.ts"
import { nullish } from "../http/wire/nullish.ts"
import { moneyIn, MoneyWire } from "../http/wire/MoneyWire.ts"

export const SegmentsWire = Schema.Struct({ segments: Schema.Array(Schema.String) })
export const UserPromotionsWire = Schema.Struct({
  promotions: Schema.Array(
    Schema.Struct({
      promotionId: IdWire,
      promoCode: Schema.String,
      description: Schema.String,
      kind: Schema.String,
      percent: nullish(Schema.Number),
      amount: nullish(MoneyWire),
      minimumTotal: nullish(MoneyWire),
      couponCode: nullish(Schema.String),
      segments: nullish(Schema.Array(Schema.String)),
    }),
  ),
})
export const RewardWire = Schema.Struct({
  rewardId: IdWire,
  promoCode: Schema.String,
  couponCode: nullish(Schema.String),
})
export const TicketlessReceiptsWire = Schema.Struct({
  receipts: Schema.Array(
    Schema.Struct({
      ticketReference: Schema.String,
      orderId: nullish(IdWire),
      storeNumber: nullish(Schema.String),
      storeId: IdWire,
      ticketDate: Schema.String,
      amount: MoneyWire,
      currencyCode: Schema.String,
    }),
  ),
})
export const TailoringUserInfoWire = Schema.Struct({
  userId: IdWire,
  email: Schema.String,
  firstName: nullish(Schema.String),
  lastName: nullish(Schema.String),
  garments: Schema.Array(
    Schema.Struct({
      orderId: IdWire,
      sku: IdWire,
      name: Schema.String,
      tailoring: TailoringModelWire,
    }),
  ),
})

type Schemas = components["schemas"]
export type CustomerRecordContractChecks = [
  AssertAccepts<typeof SegmentsWire, Schemas["Segments"]>,
  AssertAccepts<typeof UserPromotionsWire, Schemas["UserPromotions"]>,
  AssertAccepts<typeof RewardWire, Schemas["Reward"]>,
  AssertAccepts<typeof TicketlessReceiptsWire, Schemas["TicketlessReceipts"]>,
  AssertAccepts<typeof TailoringUserInfoWire, Schemas["TailoringUserInfo"]>,
]

export const decodeSegments = bodyDecoder(SegmentsWire)
export const decodeUserPromotions = bodyDecoder(UserPromotionsWire)
export const decodeReward = bodyDecoder(RewardWire)
export const decodeTicketlessReceipts = bodyDecoder(TicketlessReceiptsWire)
export const decodeTailoringUserInfo = bodyDecoder(TailoringUserInfoWire)

export function toUserPromotions(
  currencyCode: string,
): (wire: typeof UserPromotionsWire.Type) => readonly UserPromotion[] {
  const money = moneyIn(currencyCode)
  return ({ promotions }) =>
    promotions.map((wire) => ({
      id: wire.promotionId,
      promoCode: wire.promoCode,
      description: wire.description,
      kind: wire.kind === "shipping" ? "shipping" : "product",
      ...whenDefined(wire.percent, (percent) => ({ percent })),
      ...whenDefined(wire.amount, (amount) => ({ amount: money(amount) })),
      ...whenDefined(wire.minimumTotal, (minimum) => ({ minimumTotal: money(minimum) })),
      ...whenDefined(wire.couponCode, (couponCode) => ({ couponCode })),
      segments: wire.segments ?? [],
    }))
}

export function toReward({ rewardId, promoCode, couponCode }: typeof RewardWire.Type): Reward {
  return { id: rewardId, promoCode, ...whenDefined(couponCode, (code) => ({ couponCode: code })) }
}

export function toTicketlessReceipts({ receipts }: typeof TicketlessReceiptsWire.Type): readonly TicketlessReceipt[] {
  return receipts.map(({ ticketReference, orderId, storeNumber, storeId, ticketDate, amount, currencyCode }) => ({
    reference: ticketReference,
    ...whenDefined(orderId, (id) => ({ orderId: id })),
    ...whenDefined(storeNumber, (number) => ({ storeNumber: number })),
    storeId,
    date: ticketDate,
    amount: moneyIn(currencyCode)(amount),
  }))
}

export function toTailoringUserInfo(wire: typeof TailoringUserInfoWire.Type): TailoringUserInfo {
  return {
    userId: wire.userId,
    email: wire.email,
    ...whenDefined(wire.firstName, (firstName) => ({ firstName })),
    ...whenDefined(wire.lastName, (lastName) => ({ lastName })),
    garments: wire.garments.map(({ orderId, sku, name, tailoring }) => ({
      orderId,
      sku,
      name,
      ...toTailoring(tailoring),
    })),
  }
}
