import type { GeoPoint } from "./GeoPoint.ts"
import type { OpeningHours } from "./OpeningHours.ts"

/** Common data of physical stores and pickup points. */
export interface Place {
  readonly id: string
  readonly name: string
  readonly addressLines: readonly string[]
  readonly district?: string
  readonly cityId: string
  readonly city: string
  readonly zipCode: string
  /** ISO 3166-2 without the country. */
  readonly stateCode: string
  readonly stateName?: string
  readonly countryCode: string
  readonly countryName?: string
  readonly point: GeoPoint
  readonly openingHours: OpeningHours
  /** Distance from the point of the search; absent when it had none. */
  readonly metres?: number
  readonly isFavourite: boolean
  /** Whether one of the customer's recent orders was sent there. */
  readonly isLast: boolean
}
