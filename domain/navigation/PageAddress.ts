import type { StoreDefaults } from "../store/storeDefaults.ts"

/** A place in the shop: a named page (specification, section 2) with its parameters. */
export interface PageAddress {
  /** `ItxHomePage`, `ItxCategoryPage` …; a name without a template stands in the address in lower case with dashes. */
  readonly page: string
  readonly storeId?: string
  readonly languageId?: string
  readonly catalogId?: string
  /** Everything else: `categoryUrl`, `seoId`, `productUrl`, `mfname`, `keyWord`, `celement`, `pelement`, `orderId` … */
  readonly parameters: Readonly<Record<string, string>>
}

/** The defaults of a store, or `undefined` when there is no such store. */
export type DefaultsOf = (storeId: string) => StoreDefaults | undefined
