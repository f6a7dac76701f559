import type { ConsentGroup } from "./ConsentGroup.ts"

/** Where a value is stored in the browser. */
export type StoragePlace = "cookie" | "localStorage" | "sessionStorage" | "indexedDB" | "cache"

/** Seconds; `session` until the browser or tab is closed; `cleared` until the visitor clears it. */
export type StorageLifetime = number | "session" | "cleared"

/** One kind of stored value, as listed on the cookie page. */
export interface StorageEntry {
  /** The key, where `*` stands for any characters. Cookies without the prefix of a brand. */
  readonly name: string
  readonly place: StoragePlace
  readonly group: ConsentGroup
  /** Key of the text that describes the purpose: `cookies.purpose.{purpose}`. */
  readonly purpose: string
  readonly lifetime: StorageLifetime
  /** The cookie's name carries the prefix of the brand. */
  readonly isPerBrand?: true
}
