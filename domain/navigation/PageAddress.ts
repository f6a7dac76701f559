import type { StoreDefaults } from "../store/storeDefaults.ts"

/** A page address: a named page (S2.1) with its parameters. */
export interface PageAddress {
  /** `ItxHomePage`, `ItxCategoryPage` …; pages without a template appear in the address in lower case with dashes. */
  readonly page: string
  readonly storeId?: string
  readonly languageId?: string
  readonly catalogId?: string
  /**
   * All other parameters: `categoryUrl`, `seoId`, `productUrl`, `mfname`, `keyWord`, `celement`, `pelement`, `orderId`
   * …
   */
  readonly parameters: Readonly<Record<string, string>>
}

/** Returns the defaults of a store, or `undefined` for an unknown store. */
export type DefaultsOf = (storeId: string) => StoreDefaults | undefined
