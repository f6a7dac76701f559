import type { PageData } from "../../application/navigation/PageData.ts"
import { isPublicPage } from "../../application/navigation/PageData.ts"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import { addressesOf } from "./addressesOf.ts"

export interface PageMetadata {
  readonly canonical: string | undefined
  /** Whether search engines may keep it. */
  readonly isIndexable: boolean
}

/** Parameters that make another page; all others are ways of looking at the same one. */
const IDENTITY = ["seoId", "categoryUrl", "mfname", "productUrl", "keyWord", "pageNumber"]

/** What a page says of itself to search engines: its address on the desktop site, in the catalog that goes without saying. Pages of one shopper say nothing. */
export function pageMetadata(page: PageData, origin: string): PageMetadata {
  const { content } = page
  const { catalogId: _, ...address } = page.address
  if (!isPublicPage(page)) return { canonical: undefined, isIndexable: false }
  const itself: PageAddress = { ...address, parameters: Object.fromEntries(Object.entries(address.parameters).filter(([name]) => IDENTITY.includes(name))) }
  const built = addressesOf(page)(itself)
  return { canonical: built.ok ? `${origin}${built.address}` : undefined, isIndexable: content.content !== "search" }
}
