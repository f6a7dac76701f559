import type { ConsentGroup } from "./ConsentGroup.ts"

/** Where a value is stored in the browser. */
export type StoragePlace = "cookie" | "localStorage" | "sessionStorage"

/** What a value is for; the cookie page describes each as `cookies.purpose.{purpose}`. */
export type StoragePurpose =
  | "session"
  | "signIn"
  | "store"
  | "order"
  | "consent"
  | "stage"
  | "cart"
  | "wishlist"
  | "appearance"
  | "places"
  | "tabs"
  | "navigation"
  | "analyticsId"
  | "measurement"
  | "measurementQueue"
  | "campaign"
  | "orderTracking"
  | "recentProducts"
  | "recentSearches"

/** Seconds; `session` until the browser or tab is closed; `cleared` until the visitor clears it. */
export type StorageLifetime = number | "session" | "cleared"

/** One kind of stored value, as listed on the cookie page. */
export interface StorageEntry {
  /** The key, where `*` stands for any characters. Cookies without the prefix of a brand. */
  readonly name: string
  readonly place: StoragePlace
  readonly group: ConsentGroup
  readonly purpose: StoragePurpose
  readonly lifetime: StorageLifetime
  /** The cookie's name carries the prefix of the brand. */
  readonly isPerBrand?: true
}
