import type { CatalogueData } from "../../../application/navigation/CatalogueData.ts"
import { CATALOGUE_DATA } from "../../../application/navigation/CatalogueData.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"

/** Pages that are the same for every customer. */
const PAGES = ["ItxHomePage", "ItxCategoryPage", "ItxProductPage", "ItxSearchPage"]
/** As long as the commands keep pages of the catalogue (S9), in milliseconds. */
const LIFETIME_MILLIS = 600_000
const MAX_PAGES = 30

/** Reads a page; `undefined` if its document must be opened instead: an error, a redirect. */
export type ReadCataloguePage = (path: string, signal?: AbortSignal) => Promise<CatalogueData | undefined>

/** A page that is being read or was read. */
interface Reading {
  readonly page: ReturnType<ReadCataloguePage>
  readonly at: number
  readonly end: () => void
}

export interface CataloguePages {
  /** Whether a page has such data. */
  readonly has: (address: PageAddress) => boolean
  /** Begins to read a page, or joins a read in progress. `signal` ends it. */
  readonly read: ReadCataloguePage
  /** Forgets all pages, after a change of the catalogue. */
  readonly clear: () => void
}

/**
 * Reads catalogue pages from the web server, which stores them compressed: one request, before the router or any
 * command is fetched.
 */
export function cataloguePages(): CataloguePages {
  const pages = new Map<string, Reading>()
  const fetchPage = async (path: string, signal: AbortSignal) => {
    const response = await fetch(CATALOGUE_DATA + path, { signal })
    if (!response.ok || response.redirected) return undefined
    const page: CatalogueData = await response.json()
    return page
  }
  const begin = (path: string): Reading => {
    const reading = new AbortController()
    const page = fetchPage(path, reading.signal).catch(() => undefined)
    const forget = () => pages.get(path) === entry && pages.delete(path)
    const entry: Reading = { page, at: performance.now(), end: () => reading.abort() }
    void page.then((data) => data === undefined && forget())
    pages.delete(path)
    pages.set(path, entry)
    for (const oldest of pages.keys()) if (pages.size > MAX_PAGES) pages.delete(oldest)
    return entry
  }
  return {
    // The list of a physical store's stock has a document only.
    has: ({ page, parameters }) => PAGES.includes(page) && parameters["physicalStoreId"] === undefined,
    read: (path, signal) => {
      const known = pages.get(path)
      const isCurrent = known !== undefined && performance.now() - known.at < LIFETIME_MILLIS
      const entry = isCurrent ? known : begin(path)
      signal?.addEventListener("abort", entry.end)
      return entry.page
    },
    clear: () => pages.clear(),
  }
}
