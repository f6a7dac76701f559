/** Approximate location of a visitor; never used to redirect to another store (R19). */
export interface UserLocation {
  readonly countryCode: string
  readonly regionCode?: string
  readonly city?: string
  /** Degrees, WGS 84. */
  readonly position?: { readonly latitude: number; readonly longitude: number }
  /** The CDN edge, or the country of the store. */
  readonly source: "edge" | "store"
}
