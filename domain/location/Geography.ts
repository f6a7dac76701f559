import type { GeoPoint } from "./GeoPoint.ts"

/** A town. */
export interface City {
  readonly id: string
  readonly name: string
  readonly stateCode: string
  readonly stateName: string
  readonly countryCode: string
  /** Its middle; absent where the shop has no place in it. */
  readonly point?: GeoPoint
}

export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string
  readonly name: string
  readonly hasPhysicalStores: boolean
}

/** A part of a town. */
export interface District {
  readonly id: string
  readonly name: string
  readonly cityId: string
  readonly city: string
  readonly stateCode: string
  /** In the language of the store's scope; absent where the shop does not say. */
  readonly stateName?: string
  /** Absent where it is not known. */
  readonly zipCode?: string
}

/** A state or province. */
export interface State {
  /** ISO 3166-2 without the country, as the post writes it. */
  readonly code: string
  /** In the language of the store's scope. */
  readonly name: string
}

/**
 * Parts of towns, and the states of their country in the order people there list them; none where a state or town was
 * asked for.
 */
export interface DistrictList {
  readonly districts: readonly District[]
  readonly states: readonly State[]
}

/** The part of a municipality that an address names, with how many drop points it has. */
export interface Colony {
  readonly name: string
  readonly zipCode: string
  readonly municipalityName: string
  readonly stateName: string
  readonly countryCode: string
  readonly dropPoints: number
}
