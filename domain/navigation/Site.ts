/**
 * The two faces of the shop: the same pages, with the desktop or the mobile catalog of a store (specification, section
 * 2).
 */
export type SiteKind = "desktop" | "mobile"

/** Where one of them is. */
export interface Site {
  /**
   * Scheme and host as shoppers see them, without a slash at the end; absent where the shop answers to any, which only
   * one that shares its host may.
   */
  readonly origin?: string
  /** Stands before every path: `/m`, or nothing. */
  readonly prefix: string
}

/**
 * How the shop's addresses are divided between the two. Without `mobile` there is one site and nobody is led anywhere.
 */
export interface Sites {
  readonly desktop: Site
  readonly mobile?: Site
  /** Page names from which the desktop site leads a phone on to the mobile one. */
  readonly phonePages: readonly string[]
  /** Page names that only the desktop site has. A page on both lists is one of these. */
  readonly desktopPages: readonly string[]
}

/** A shop with one site that answers to any host. */
export const ONE_SITE: Sites = { desktop: { prefix: "" }, phonePages: [], desktopPages: [] }

/**
 * The pages that show a catalog: where nothing else is decided, a phone is led on from these and never out of a
 * purchase.
 */
export const CATALOG_PAGES: readonly string[] = ["ItxHomePage", "ItxCategoryPage", "ItxProductPage", "ItxSearchPage"]
