import type { Localized } from "../World.ts"

/** A part of a city, with the zip code that stands for it. */
export interface WorldDistrict {
  readonly name: Localized
  readonly zipCode: string
}

/** A real city; what stands in it is made up. */
export interface WorldCity {
  readonly name: Localized
  /** ISO 3166-2 code of its state or province, without the country. */
  readonly stateCode: string
  readonly stateName: Localized
  /** Degrees, WGS 84, of its middle. */
  readonly lat: number
  readonly lng: number
  /** IANA name. */
  readonly timeZone: string
  readonly districts: readonly [WorldDistrict, ...WorldDistrict[]]
}
