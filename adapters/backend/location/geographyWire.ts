import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/places.d.ts"
import type { City, DistrictList } from "../../../domain/location/Geography.ts"
import type { Accepts } from "../http/Accepts.ts"
import { answerSchema } from "../http/answerSchema.ts"
import { given } from "../http/given.ts"
import { IdWire } from "../http/wire/IdWire.ts"
import { maybe } from "../http/wire/maybe.ts"

export const CountryListWire = Schema.Struct({
  countries: Schema.Array(
    Schema.Struct({ code: Schema.String, name: Schema.String, hasPhysicalStores: Schema.Boolean }),
  ),
})
export const CityListWire = Schema.Struct({
  cities: Schema.Array(
    Schema.Struct({
      id: IdWire,
      name: Schema.String,
      stateCode: IdWire,
      stateName: Schema.String,
      countryCode: Schema.String,
      latitude: maybe(Schema.Number),
      longitude: maybe(Schema.Number),
    }),
  ),
})
export const DistrictListWire = Schema.Struct({
  districts: Schema.Array(
    Schema.Struct({
      id: IdWire,
      name: Schema.String,
      cityId: IdWire,
      city: Schema.String,
      stateCode: IdWire,
      stateName: maybe(Schema.String),
      zipCode: maybe(Schema.String),
    }),
  ),
  states: maybe(Schema.Array(Schema.Struct({ code: IdWire, name: Schema.String }))),
})

type Schemas = components["schemas"]
export type GeographySeams = [
  Accepts<typeof CountryListWire, Schemas["CountryList"]>,
  Accepts<typeof CityListWire, Schemas["CityList"]>,
  Accepts<typeof DistrictListWire, Schemas["DistrictList"]>,
]

export const countryListAnswer = answerSchema(CountryListWire)
export const cityListAnswer = answerSchema(CityListWire)
export const districtListAnswer = answerSchema(DistrictListWire)

export function toCities({ cities }: typeof CityListWire.Type): readonly City[] {
  return cities.map(({ latitude, longitude, ...city }) => ({
    ...city,
    ...(typeof latitude === "number" && typeof longitude === "number" ? { point: { latitude, longitude } } : {}),
  }))
}

export function toDistrictList({ districts, states }: typeof DistrictListWire.Type): DistrictList {
  return {
    districts: districts.map(({ stateName, zipCode, ...district }) => ({
      ...district,
      ...given(stateName, (name) => ({ stateName: name })),
      ...given(zipCode, (code) => ({ zipCode: code })),
    })),
    states: states ?? [],
  }
}
