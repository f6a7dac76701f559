import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/other.d.ts"
import type { FieldValidation } from "../../../domain/store/FieldValidation.ts"
import type { DeliveryPrice, StoreCreation } from "../../../domain/store/StoreOffice.ts"
import type { Accepts } from "../http/Accepts.ts"
import { answerSchema } from "../http/answerSchema.ts"
import { given } from "../http/given.ts"
import { IdWire } from "../http/wire/IdWire.ts"
import { maybe } from "../http/wire/maybe.ts"
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
      freeFrom: maybe(MoneyWire),
    }),
  ),
})
export const InputValidationWire = Schema.Struct({
  fields: Schema.Array(
    Schema.Struct({
      field: Schema.String,
      in: Schema.String,
      required: Schema.Boolean,
      pattern: maybe(Schema.String),
      minLength: maybe(Schema.Number),
      maxLength: maybe(Schema.Number),
      minimum: maybe(Schema.Number),
      maximum: maybe(Schema.Number),
      values: maybe(Schema.Array(Schema.String)),
    }),
  ),
})

type Schemas = components["schemas"]
export type StoreOfficeSeams = [
  Accepts<typeof StoreGroupsWire, Schemas["StoreGroups"]>,
  Accepts<typeof StoreApplicationWire, Schemas["StoreApplication"]>,
  Accepts<typeof StoreAcceleratorWire, Schemas["StoreAccelerator"]>,
  Accepts<typeof AnalyticsTopicsWire, Schemas["AnalyticsTopics"]>,
  Accepts<typeof DeliveryPricesWire, Schemas["DeliveryPrices"]>,
  Accepts<typeof InputValidationWire, Schemas["InputValidation"]>,
]

export const storeGroupsAnswer = answerSchema(StoreGroupsWire)
export const storeApplicationAnswer = answerSchema(StoreApplicationWire)
export const storeAcceleratorAnswer = answerSchema(StoreAcceleratorWire)
export const analyticsTopicsAnswer = answerSchema(AnalyticsTopicsWire)
export const deliveryPricesAnswer = answerSchema(DeliveryPricesWire)
export const inputValidationAnswer = answerSchema(InputValidationWire)

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
  return prices.map(({ price, freeFrom, ...method }) => ({
    ...method,
    price: money(price),
    ...given(freeFrom, (total) => ({ freeFrom: money(total) })),
  }))
}

export function toFieldValidations({ fields }: typeof InputValidationWire.Type): readonly FieldValidation[] {
  return fields.map((wire) => ({
    field: wire.field,
    place: wire.in,
    isRequired: wire.required,
    ...given(wire.pattern, (pattern) => ({ pattern })),
    ...given(wire.minLength, (minLength) => ({ minLength })),
    ...given(wire.maxLength, (maxLength) => ({ maxLength })),
    ...given(wire.minimum, (minimum) => ({ minimum })),
    ...given(wire.maximum, (maximum) => ({ maximum })),
    values: wire.values ?? [],
  }))
}
