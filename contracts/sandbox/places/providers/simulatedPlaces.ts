import { citiesOf } from "../../world/cities/citiesOf.ts"
import { stores } from "../../world/stores.ts"

/** A place that a simulated provider finds. */
export interface SimulatedPlace {
  /** In every language of the demo world. */
  readonly names: readonly string[]
  readonly lat: number
  readonly lng: number
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly stateCode: string
  readonly stateName: string
  readonly zipCode: string
}

/** Returns the cities of the demo world, of one country or of all. */
export const simulatedPlaces = (countryCode?: string): readonly SimulatedPlace[] =>
  [...new Set(stores.map((store) => store.countryCode))]
    .filter((country) => countryCode === undefined || country === countryCode)
    .flatMap((country) =>
      citiesOf(country).map(({ name, lat, lng, stateCode, stateName, districts: [district] }) => ({
        names: [...new Set(Object.values(name))],
        lat,
        lng,
        country,
        stateCode,
        stateName: stateName.en,
        zipCode: district.zipCode,
      })),
    )
