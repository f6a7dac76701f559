/**
 * Products in one file of a sitemap at most: what a server reads for one request. It stays far below the limits of the
 * protocol, 50,000 addresses and 50 MB in a file; an index may name 50,000 files.
 */
const MAX_PRODUCTS = 2_000

/** Bytes of an address in a sitemap at most (sitemaps.org); longer ones are left out. */
export const MAX_LOCATION = 2_047

/** The pages of a product list that one file of a sitemap holds, from 1 and inclusive. */
export interface SitemapFile {
  readonly firstPage: number
  readonly lastPage: number
}

/** A list of products divided over files; none for an empty list. Sizes below 1 count as 1. */
export function divideSitemap(totalCount: number, pageSize: number): readonly SitemapFile[] {
  const size = Math.max(1, pageSize)
  const pages = Math.ceil(totalCount / size)
  const pagesPerFile = Math.max(1, Math.floor(MAX_PRODUCTS / size))
  return Array.from({ length: Math.ceil(pages / pagesPerFile) }, (_, part) => ({
    firstPage: part * pagesPerFile + 1,
    lastPage: Math.min(pages, (part + 1) * pagesPerFile),
  }))
}
