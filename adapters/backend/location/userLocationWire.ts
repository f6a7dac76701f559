import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/other.d.ts"
import type { UserLocation } from "../../../domain/location/UserLocation.ts"
import type { Accepts } from "../http/Accepts.ts"
import { answerSchema } from "../http/answerSchema.ts"
import { given } from "../http/given.ts"
import { maybe } from "../http/wire/maybe.ts"

export const UserLocationWire = Schema.Struct({
  countryCode: Schema.String,
  regionCode: maybe(Schema.String),
  city: maybe(Schema.String),
  latitude: maybe(Schema.Number),
  longitude: maybe(Schema.Number),
  source: Schema.String,
})

export type UserLocationSeams = [Accepts<typeof UserLocationWire, components["schemas"]["UserLocation"]>]

export const userLocationAnswer = answerSchema(UserLocationWire)

/** The place; a source that is not known is the less certain one (ruling R26). */
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
    ...given(regionCode, (region) => ({ regionCode: region })),
    ...given(city, (name) => ({ city: name })),
    ...given(latitude, (north) => given(longitude, (east) => ({ position: { latitude: north, longitude: east } }))),
    source: source === "edge" ? "edge" : "store",
  }
}
