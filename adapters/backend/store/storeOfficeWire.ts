import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/other.d.ts"
import type { DeliveryPrice, StoreCreation } from "../../../domain/store/StoreOffice.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { IdWire } from "../http/wire/IdWire.ts"
import { nullish } from "../http/wire/nullish.ts"
import { moneyIn, MoneyWire } from "../http/wire/MoneyWire.ts"

export const StoreGroupsWire = Schema.Struct({
  groups: Schema.Array(Schema.Struct({ id: IdWire, storeIds: Schema.Array(IdWire) })),
})
export const StoreApplicationWire = Schema.Struct({ applicationId: IdWire })
export const StoreAcceleratorWire = Schema.Struct({ storeIds: Schema.Array(IdWire) })
export const AnalyticsTopicsWire = Schema.Struct({
  topics: Schema.Array(Schema.Struct({ id: IdWire, cookieGroup: Schema.String, events: Schema.Array(Schema.String) })),
})
export const DeliveryPricesWire = Schema.Struct({
  currencyCode: Schema.String,
  prices: Schema.Array(
    Schema.Struct({
      shippingMethodId: IdWire,
      kind: Schema.String,
      name: Schema.String,
      price: MoneyWire,
      freeFrom: nullish(MoneyWire),
      delivery: nullish(Schema.Struct({ minDate: Schema.String, maxDate: Schema.String })),
    }),
  ),
})
type Schemas = components["schemas"]
export type StoreOfficeContractChecks = [
  AssertAccepts<typeof StoreGroupsWire, Schemas["StoreGroups"]>,
  AssertAccepts<typeof StoreApplicationWire, Schemas["StoreApplication"]>,
  AssertAccepts<typeof StoreAcceleratorWire, Schemas["StoreAccelerator"]>,
  AssertAccepts<typeof AnalyticsTopicsWire, Schemas["AnalyticsTopics"]>,
  AssertAccepts<typeof DeliveryPricesWire, Schemas["DeliveryPrices"]>,
]

export const decodeStoreGroups = bodyDecoder(StoreGroupsWire)
export const decodeStoreApplication = bodyDecoder(StoreApplicationWire)
export const decodeStoreAccelerator = bodyDecoder(StoreAcceleratorWire)
export const decodeAnalyticsTopics = bodyDecoder(AnalyticsTopicsWire)
export const decodeDeliveryPrices = bodyDecoder(DeliveryPricesWire)

export function fromStoreCreation({
  identifier,
  category,
  currencyCode,
  payments,
  fulfilmentCentres,
  notificationEmail,
}: StoreCreation): Schemas["StoreCreation"] {
  return {
    storeIdentifier: identifier,
    storeCategory: category,
    storeDefaultCurrency: currencyCode,
    paymentList: payments,
    ffmCenters: fulfilmentCentres,
    notificationEmail,
  }
}

export function toDeliveryPrices({ currencyCode, prices }: typeof DeliveryPricesWire.Type): readonly DeliveryPrice[] {
  const money = moneyIn(currencyCode)
  return prices.map(({ price, freeFrom, delivery, ...method }) => ({
    ...method,
    price: money(price),
    ...whenDefined(freeFrom, (total) => ({ freeFrom: money(total) })),
    ...whenDefined(delivery, ({ minDate, maxDate }) => ({ earliest: minDate, latest: maxDate })),
  }))
}
