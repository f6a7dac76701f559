/**
 * Maximum number of products per sitemap file: the amount a server reads per request. Far below the protocol's limits
 * of 50,000 addresses and 50 MB per file; an index may name 50,000 files.
 */
const MAX_PRODUCTS = 2_000

/** Maximum bytes of an address in a sitemap (sitemaps.org); longer ones are left out. */
export const MAX_LOCATION = 2_047

/** Page range of a product list in one sitemap file, from 1 and inclusive. */
export interface SitemapFile {
  readonly firstPage: number
  readonly lastPage: number
}

/** Splits a product list into files; none for an empty list. Sizes below 1 count as 1. */
export function divideSitemap(totalCount: number, pageSize: number): readonly SitemapFile[] {
  const size = Math.max(1, pageSize)
  const pages = Math.ceil(totalCount / size)
  const pagesPerFile = Math.max(1, Math.floor(MAX_PRODUCTS / size))
  return Array.from({ length: Math.ceil(pages / pagesPerFile) }, (_, part) => ({
    firstPage: part * pagesPerFile + 1,
    lastPage: Math.min(pages, (part + 1) * pagesPerFile),
  }))
}
