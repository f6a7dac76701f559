import type { Localized } from "../World.ts"

/** A part of a city, with a representative zip code. */
export interface WorldDistrict {
  readonly name: Localized
  readonly zipCode: string
}

/** A real city; its places are fictional. */
export interface WorldCity {
  readonly name: Localized
  /** ISO 3166-2 code of its state or province, without the country. */
  readonly stateCode: string
  readonly stateName: Localized
  /** Latitude of its centre in degrees, WGS 84. */
  readonly lat: number
  readonly lng: number
  /** IANA name. */
  readonly timeZone: string
  readonly districts: readonly [WorldDistrict, ...WorldDistrict[]]
}
