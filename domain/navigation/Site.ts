/**
 * The two sites of the storefront: the same pages, with the desktop or the mobile catalog of a store (S2.11).
 */
export type SiteKind = "desktop" | "mobile"

/** Location of one of the sites. */
export interface Site {
  /**
   * Public scheme and host without a trailing slash; absent when the site accepts any host, which requires that both
   * sites share it.
   */
  readonly origin?: string
  /** Prefix of every path: `/m`, or empty. */
  readonly prefix: string
}

/** Locations of the two sites. Without `mobile` there is one site and no redirect between sites. */
export interface Sites {
  readonly desktop: Site
  readonly mobile?: Site
  /** Page names from which the desktop site redirects phones to the mobile one. */
  readonly phonePages: readonly string[]
  /** Page names that exist only on the desktop site; takes precedence over `phonePages`. */
  readonly desktopPages: readonly string[]
}

/** A single site that accepts any host. */
export const ONE_SITE: Sites = { desktop: { prefix: "" }, phonePages: [], desktopPages: [] }

/** Default pages from which phones are redirected: catalogue pages only, never pages of a purchase. */
export const CATALOG_PAGES: readonly string[] = ["ItxHomePage", "ItxCategoryPage", "ItxProductPage", "ItxSearchPage"]
