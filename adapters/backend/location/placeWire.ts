import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/places.d.ts"
import type { OpeningHours, SpecialDay } from "../../../domain/location/OpeningHours.ts"
import type { FavouriteStores, PhysicalStore, PickupStore } from "../../../domain/location/PhysicalStore.ts"
import { STORE_SERVICES } from "../../../domain/location/PhysicalStore.ts"
import type { Place } from "../../../domain/location/Place.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { IdWire, SkuWire } from "../http/wire/IdWire.ts"
import { nullish } from "../http/wire/nullish.ts"

const IntervalsWire = Schema.Array(Schema.Struct({ fromTime: Schema.String, toTime: Schema.String }))
const OpeningHoursWire = Schema.Struct({
  timeZone: Schema.String,
  weeklySchedule: Schema.Array(Schema.Struct({ weekDay: Schema.Int, openHours: IntervalsWire })),
  specialDays: nullish(
    Schema.Array(
      Schema.Struct({
        date: Schema.String,
        kind: Schema.String,
        name: nullish(Schema.String),
        openHours: IntervalsWire,
      }),
    ),
  ),
})

/** Fields of every place. */
export const placeFields = {
  id: IdWire,
  name: Schema.String,
  addressLines: Schema.Array(Schema.String),
  district: nullish(Schema.String),
  cityId: IdWire,
  city: Schema.String,
  zipCode: Schema.String,
  stateCode: IdWire,
  stateName: nullish(Schema.String),
  countryCode: Schema.String,
  countryName: nullish(Schema.String),
  latitude: Schema.Number,
  longitude: Schema.Number,
  openingHours: OpeningHoursWire,
  distance: nullish(Schema.Number),
  isFavourite: nullish(Schema.Boolean),
  isLast: nullish(Schema.Boolean),
} as const

type PlaceWire = Schema.Struct.Type<typeof placeFields>

export const PhysicalStoreWire = Schema.Struct({
  ...placeFields,
  phones: nullish(Schema.Array(Schema.Struct({ number: nullish(Schema.String) }))),
  services: Schema.Array(Schema.String),
  groupingId: IdWire,
  zoom: nullish(Schema.Number),
  staticUrl: nullish(Schema.String),
})

export const PhysicalStoreListWire = Schema.Struct({ physicalStores: Schema.Array(PhysicalStoreWire) })
export const StoreGroupingWire = Schema.Struct({
  id: IdWire,
  name: Schema.String,
  physicalStores: Schema.Array(PhysicalStoreWire),
})
export const ProductPickupWire = Schema.Struct({
  stores: Schema.Array(
    Schema.Struct({
      physicalStore: PhysicalStoreWire,
      skus: Schema.Array(Schema.Struct({ sku: SkuWire, units: Schema.Int })),
    }),
  ),
})
export const FavouriteStoresWire = Schema.Struct({ favouriteStoreIds: Schema.Array(IdWire), maximum: Schema.Int })

type Schemas = components["schemas"]
export type PlaceContractChecks = [
  AssertAccepts<typeof PhysicalStoreListWire, Schemas["PhysicalStoreList"]>,
  AssertAccepts<typeof StoreGroupingWire, Schemas["StoreGrouping"]>,
  AssertAccepts<typeof ProductPickupWire, Schemas["ProductPickup"]>,
  AssertAccepts<typeof FavouriteStoresWire, Schemas["FavouriteStores"]>,
]

export const decodePhysicalStoreList = bodyDecoder(PhysicalStoreListWire)
export const decodeStoreGrouping = bodyDecoder(StoreGroupingWire)
export const decodeProductPickup = bodyDecoder(ProductPickupWire)
export const decodeFavouriteStores = bodyDecoder(FavouriteStoresWire)

/** Returns the place; not a favourite when the field is missing. */
export function toPlace(wire: PlaceWire): Place {
  return {
    id: wire.id,
    name: wire.name,
    addressLines: wire.addressLines,
    ...whenDefined(wire.district, (district) => ({ district })),
    cityId: wire.cityId,
    city: wire.city,
    zipCode: wire.zipCode,
    stateCode: wire.stateCode,
    ...whenDefined(wire.stateName, (stateName) => ({ stateName })),
    countryCode: wire.countryCode,
    ...whenDefined(wire.countryName, (countryName) => ({ countryName })),
    point: { latitude: wire.latitude, longitude: wire.longitude },
    openingHours: toOpeningHours(wire.openingHours),
    ...whenDefined(wire.distance, (metres) => ({ metres })),
    isFavourite: wire.isFavourite ?? false,
    isLast: wire.isLast ?? false,
  }
}

/** Returns the store; unknown services are left out. */
export function toPhysicalStore(wire: typeof PhysicalStoreWire.Type): PhysicalStore {
  return {
    ...toPlace(wire),
    phones: (wire.phones ?? []).flatMap(({ number }) => (typeof number === "string" ? [number] : [])),
    services: STORE_SERVICES.filter((service) => wire.services.includes(service)),
    groupingId: wire.groupingId,
    ...whenDefined(wire.zoom, (zoom) => ({ zoom })),
    ...whenDefined(wire.staticUrl, (staticUrl) => ({ staticUrl })),
  }
}

export function toPickupStores({ stores }: typeof ProductPickupWire.Type): readonly PickupStore[] {
  return stores.map(({ physicalStore, skus }) => ({ physicalStore: toPhysicalStore(physicalStore), skus }))
}

export function toFavouriteStores({ favouriteStoreIds, maximum }: typeof FavouriteStoresWire.Type): FavouriteStores {
  return { storeIds: favouriteStoreIds, maximum }
}

/** Returns the hours; an unknown kind of special day counts as special (R26). */
function toOpeningHours({ timeZone, weeklySchedule, specialDays }: typeof OpeningHoursWire.Type): OpeningHours {
  return {
    timeZone,
    days: Object.fromEntries(weeklySchedule.map(({ weekDay, openHours }) => [weekDay, openHours])),
    ...whenDefined(specialDays, (listed) => ({
      specialDays: Object.fromEntries(
        listed.map(({ date, kind, name, openHours }): readonly [string, SpecialDay] => [
          date,
          {
            kind: kind === "holiday" ? kind : "special",
            intervals: openHours,
            ...whenDefined(name, (text) => ({ name: text })),
          },
        ]),
      ),
    })),
  }
}
