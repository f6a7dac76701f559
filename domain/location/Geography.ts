import type { GeoPoint } from "./GeoPoint.ts"

export interface City {
  readonly id: string
  readonly name: string
  readonly stateCode: string
  readonly stateName: string
  readonly countryCode: string
  /** Its centre; absent when the store has no location in it. */
  readonly point?: GeoPoint
}

export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string
  readonly name: string
  readonly hasPhysicalStores: boolean
}

/** A district of a city. */
export interface District {
  readonly id: string
  readonly name: string
  readonly cityId: string
  readonly city: string
  readonly stateCode: string
  /** In the language of the store's scope; absent when the backend does not report it. */
  readonly stateName?: string
  /** Absent when unknown. */
  readonly zipCode?: string
}

/** A state or province. */
export interface State {
  /** ISO 3166-2 without the country, as used in addresses. */
  readonly code: string
  /** In the language of the store's scope. */
  readonly name: string
}

/** Districts, and the states of their country in local order; no states when the request names a state or city. */
export interface DistrictList {
  readonly districts: readonly District[]
  readonly states: readonly State[]
}

/** The part of a municipality in an address, with its number of drop points. */
export interface Colony {
  readonly name: string
  readonly zipCode: string
  readonly municipalityName: string
  readonly stateName: string
  readonly countryCode: string
  readonly dropPoints: number
}
