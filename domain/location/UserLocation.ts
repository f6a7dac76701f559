/** Where a visitor seems to be; never a reason to lead anybody to another store (ruling R19). */
export interface UserLocation {
  readonly countryCode: string
  readonly regionCode?: string
  readonly city?: string
  /** Degrees, WGS 84. */
  readonly position?: { readonly latitude: number; readonly longitude: number }
  /** The edge in front of the backend, or the country of the store. */
  readonly source: "edge" | "store"
}
