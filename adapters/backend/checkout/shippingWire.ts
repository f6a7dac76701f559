import * as Schema from "effect/Schema"
import type { components, operations } from "../../../contracts/generated/checkout.d.ts"
import type { ShippingSuggestion, ShippingType } from "../../../domain/checkout/ShippingOffer.ts"
import type { ShippingSearch } from "../../../domain/checkout/ShippingSearch.ts"
import type {
  ShippingChanges,
  ShippingDays,
  DeliveryHours,
  ShippingRange,
} from "../../../domain/checkout/ShippingTime.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { fromPickupPoint } from "../http/wire/PickupPointWire.ts"
import { nullish } from "../http/wire/nullish.ts"
import { moneyIn, MoneyWire } from "../http/wire/MoneyWire.ts"
import { ShippingMethodWire, toShippingMethods } from "./checkoutWire.ts"

export const ShippingTypesWire = Schema.Struct({
  shippingTypes: Schema.Array(
    Schema.Struct({
      kind: Schema.String,
      name: Schema.String,
      fromPrice: MoneyWire,
      shippingMethods: Schema.Array(ShippingMethodWire),
    }),
  ),
})
export const ShippingSuggestionWire = Schema.Struct({
  shippingMethod: nullish(ShippingMethodWire),
  addressId: nullish(Schema.String),
})
export const ShippingDateWire = Schema.Struct({
  shippingMethodId: Schema.String,
  minDate: Schema.String,
  maxDate: Schema.String,
  minDateText: nullish(Schema.String),
  maxDateText: nullish(Schema.String),
})
export const ShippingRangesWire = Schema.Struct({
  ranges: Schema.Array(
    Schema.Struct({
      idTimeRange: Schema.String,
      name: Schema.String,
      date: Schema.String,
      fromTime: Schema.String,
      toTime: Schema.String,
    }),
  ),
})
export const DefinedShippingRangesWire = Schema.Struct({
  ranges: Schema.Array(
    Schema.Struct({
      id: Schema.String,
      name: Schema.String,
      fromTime: Schema.String,
      toTime: Schema.String,
      weekdays: Schema.Array(Schema.Int),
    }),
  ),
})

type Schemas = components["schemas"]
export type ShippingContractChecks = [
  AssertAccepts<typeof ShippingTypesWire, Schemas["ShippingTypes"]>,
  AssertAccepts<typeof ShippingSuggestionWire, Schemas["ShippingSuggestion"]>,
  AssertAccepts<typeof ShippingDateWire, Schemas["ShippingDate"]>,
  AssertAccepts<typeof ShippingRangesWire, Schemas["ShippingRanges"]>,
  AssertAccepts<typeof DefinedShippingRangesWire, Schemas["DefinedShippingRanges"]>,
]

export const decodeShippingTypes = bodyDecoder(ShippingTypesWire)
export const decodeShippingSuggestion = bodyDecoder(ShippingSuggestionWire)
export const decodeShippingDate = bodyDecoder(ShippingDateWire)
export const decodeShippingRanges = bodyDecoder(ShippingRangesWire)
export const decodeDefinedShippingRanges = bodyDecoder(DefinedShippingRangesWire)

export function toShippingTypes(
  currencyCode: string,
): (wire: typeof ShippingTypesWire.Type) => readonly ShippingType[] {
  const money = moneyIn(currencyCode)
  const methodsOf = toShippingMethods(currencyCode)
  return ({ shippingTypes }) =>
    shippingTypes.map(({ kind, name, fromPrice, shippingMethods }) => ({
      kind,
      name,
      fromPrice: money(fromPrice),
      methods: methodsOf({ shippingMethods }),
    }))
}

export function toShippingSuggestion(
  currencyCode: string,
): (wire: typeof ShippingSuggestionWire.Type) => ShippingSuggestion | undefined {
  const methodsOf = toShippingMethods(currencyCode)
  return ({ shippingMethod, addressId }) => {
    const [method] =
      shippingMethod === undefined || shippingMethod === null ? [] : methodsOf({ shippingMethods: [shippingMethod] })
    return method === undefined ? undefined : { method, ...whenDefined(addressId, (id) => ({ addressId: id })) }
  }
}

export function toShippingDays({
  shippingMethodId,
  minDate,
  maxDate,
  minDateText,
  maxDateText,
}: typeof ShippingDateWire.Type): ShippingDays {
  return {
    shippingMethodId,
    earliest: minDate,
    latest: maxDate,
    ...whenDefined(minDateText, (earliestText) => ({ earliestText })),
    ...whenDefined(maxDateText, (latestText) => ({ latestText })),
  }
}

export function toShippingRanges({ ranges }: typeof ShippingRangesWire.Type): readonly ShippingRange[] {
  return ranges.map(({ idTimeRange, ...range }) => ({ id: idTimeRange, ...range }))
}

export function toShippingHours({ ranges }: typeof DefinedShippingRangesWire.Type): readonly DeliveryHours[] {
  return ranges
}

export function fromShippingChanges({
  shippingMethodId,
  addressId,
  place,
  rangeId,
}: ShippingChanges): Schemas["ShippingEdit"] {
  return {
    ...whenDefined(shippingMethodId, (id) => ({ shippingMethodId: id })),
    ...whenDefined(addressId, (id) => ({ addressId: id })),
    ...whenDefined(place, fromPickupPoint),
    ...whenDefined(rangeId, (idTimeRange) => ({ idTimeRange })),
  }
}

export function fromShippingSearch({
  zipCode,
  kinds,
  exclusions,
  addressId,
  shippingMethodId,
}: ShippingSearch): NonNullable<operations["listShippingTypes"]["parameters"]["query"]> {
  return {
    ...whenDefined(zipCode, (zip) => ({ zipCode: zip })),
    ...whenDefined(kinds, (list) => ({ shippingTypes: list.join(",") })),
    ...whenDefined(exclusions, (list) => ({ exclusions: list.join(",") })),
    ...whenDefined(addressId, (id) => ({ addressId: id })),
    ...whenDefined(shippingMethodId, (codShippingMethod) => ({ codShippingMethod })),
  }
}
