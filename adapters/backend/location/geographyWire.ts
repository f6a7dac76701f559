import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/places.d.ts"
import type { City, DistrictList } from "../../../domain/location/Geography.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { IdWire } from "../http/wire/IdWire.ts"
import { nullish } from "../http/wire/nullish.ts"

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
      latitude: nullish(Schema.Number),
      longitude: nullish(Schema.Number),
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
      stateName: nullish(Schema.String),
      zipCode: nullish(Schema.String),
    }),
  ),
  states: nullish(Schema.Array(Schema.Struct({ code: IdWire, name: Schema.String }))),
})

type Schemas = components["schemas"]
export type GeographyContractChecks = [
  AssertAccepts<typeof CountryListWire, Schemas["CountryList"]>,
  AssertAccepts<typeof CityListWire, Schemas["CityList"]>,
  AssertAccepts<typeof DistrictListWire, Schemas["DistrictList"]>,
]

export const decodeCountryList = bodyDecoder(CountryListWire)
export const decodeCityList = bodyDecoder(CityListWire)
export const decodeDistrictList = bodyDecoder(DistrictListWire)

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
      ...whenDefined(stateName, (name) => ({ stateName: name })),
      ...whenDefined(zipCode, (code) => ({ zipCode: code })),
    })),
    states: states ?? [],
  }
}
