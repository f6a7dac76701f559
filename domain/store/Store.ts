import type { StoreId } from "../shared/StoreId.ts"
import type { AlternateCurrency } from "./AlternateCurrency.ts"
import type { CurrencyFormat } from "./CurrencyFormat.ts"

/** A language a store speaks. */
export interface StoreLanguage {
  /** Wire id: optional minus and one to three digits. */
  readonly id: string
  /** BCP 47 code, for `lang` and `hreflang`. */
  readonly code: string
  /** The language's own name for itself. */
  readonly name: string
  readonly direction: "ltr" | "rtl"
}

/** A catalog of a store: 1 is desktop, 5 is mobile (specification, section 9). */
export interface StoreCatalog {
  readonly id: string
  readonly type: string
}

/** What the list of all country shops tells of each: enough to choose one and to read its addresses. */
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
  /** Set where the store is shown on the mobile site. */
  readonly isOnMobileSite?: true
}

/** A country shop (specification, section 3). */
export interface Store extends StoreSummary {
  /** Parameter and value pairs, for example `captchaProtection`. */
  readonly configuration: Readonly<Record<string, string>>
  readonly currency: CurrencyFormat
  /** Told beside the first on pages of products. */
  readonly alternateCurrencies?: readonly AlternateCurrency[]
  /** Changes with each build of its catalogue: `timestampBuildVersion`. */
  readonly buildVersion?: string
}
