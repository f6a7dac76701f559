import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/other.d.ts"
import type { UserLocation } from "../../../domain/location/UserLocation.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { nullish } from "../http/wire/nullish.ts"

export const UserLocationWire = Schema.Struct({
  countryCode: Schema.String,
  regionCode: nullish(Schema.String),
  city: nullish(Schema.String),
  latitude: nullish(Schema.Number),
  longitude: nullish(Schema.Number),
  source: Schema.String,
})

export type UserLocationContractChecks = [AssertAccepts<typeof UserLocationWire, components["schemas"]["UserLocation"]>]

export const decodeUserLocation = bodyDecoder(UserLocationWire)

/** An unknown source counts as the less certain one (R26). */
export function toUserLocation({
  countryCode,
  regionCode,
  city,
  latitude,
  longitude,
  source,
}: typeof UserLocationWire.Type): UserLocation {
  return {
    countryCode,
    ...whenDefined(regionCode, (region) => ({ regionCode: region })),
    ...whenDefined(city, (name) => ({ city: name })),
    ...whenDefined(latitude, (north) =>
      whenDefined(longitude, (east) => ({ position: { latitude: north, longitude: east } })),
    ),
    source: source === "edge" ? "edge" : "store",
  }
}
