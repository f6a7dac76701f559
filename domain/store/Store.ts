import type { StoreId } from "../shared/StoreId.ts"
import type { AlternateCurrency } from "./AlternateCurrency.ts"
import type { CurrencyFormat } from "./CurrencyFormat.ts"

/** A language of a store. */
export interface StoreLanguage {
  /** Wire id: optional minus and one to three digits. */
  readonly id: string
  /** BCP 47 code, for `lang` and `hreflang`. */
  readonly code: string
  /** The language's own name. */
  readonly name: string
  readonly direction: "ltr" | "rtl"
}

/** A catalog of a store: 1 is desktop, 5 is mobile (S9.7). */
export interface StoreCatalog {
  readonly id: string
  readonly type: string
}

/** A store in the list of all country stores, with the data to select it and parse its addresses. */
export interface StoreSummary {
  readonly id: StoreId
  readonly countryCode: string
  readonly countryName: string
  /** A key such as `europe`, for grouping in the store selector. */
  readonly region: string
  readonly brandId: string
  /** Never empty; the first is the default. */
  readonly languages: readonly [StoreLanguage, ...StoreLanguage[]]
  /** Never empty. */
  readonly catalogs: readonly [StoreCatalog, ...StoreCatalog[]]
  /** Set when the store is shown on the mobile site. */
  readonly isOnMobileSite?: true
}

/** The map of a country store (S3.6). */
export interface StoreMap {
  /** Base address of static files, such as marker images. */
  readonly staticUrl: string
  /** Centre and zoom level of the map before a search; absent when the backend reports none. */
  readonly location?: { readonly latitude: number; readonly longitude: number; readonly zoom: number }
}

/** A country store (S3.6). */
export interface Store extends StoreSummary {
  /** Configuration variables and values, for example `captchaProtection`. */
  readonly configuration: Readonly<Record<string, string>>
  readonly currency: CurrencyFormat
  /** Shown beside the first on product pages. */
  readonly alternateCurrencies?: readonly AlternateCurrency[]
  /** Changes with each build of its catalogue: `timestampBuildVersion`. */
  readonly buildVersion?: string
  readonly map?: StoreMap
}
