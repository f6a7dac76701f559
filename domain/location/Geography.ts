import type { GeoPoint } from "./GeoPoint.ts"

/** A town with places of the shop. */
export interface City {
  readonly id: string
  readonly name: string
  readonly stateCode: string
  readonly stateName: string
  readonly countryCode: string
  readonly point: GeoPoint
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
  readonly zipCode: string
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
