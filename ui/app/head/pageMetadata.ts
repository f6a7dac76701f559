import { canonicalAddress, adjacentPages } from "../../../application/navigation/canonicalAddress.ts"
import type { PageData } from "../../../application/navigation/PageData.ts"
import { isPublicPage } from "../../../application/navigation/PageData.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { addressesOf } from "../router/addressesOf.ts"

export interface PageMetadata {
  readonly canonical: string | undefined
  /** Whether search engines may index it. */
  readonly isIndexable: boolean
  /** The adjacent pages of a paginated list. */
  readonly previous: string | undefined
  readonly next: string | undefined
}

/**
 * Metadata for search engines: the canonical address on the desktop site, in the default catalogue. Personal pages have
 * none.
 */
export function pageMetadata(page: PageData, origin: string): PageMetadata {
  const addressOf = addressesOf(page)
  const whole = (address: PageAddress | undefined) => {
    const built = address === undefined ? undefined : addressOf(address)
    return built?.ok === true ? `${origin}${built.address}` : undefined
  }
  const { previous, next } = adjacentPages(page)
  return {
    canonical: whole(canonicalAddress(page)),
    isIndexable: isPublicPage(page) && page.content.content !== "search" && !isHelpSearch(page),
    previous: whole(previous),
    next: whole(next),
  }
}

function isHelpSearch({ content }: PageData): boolean {
  return content.content === "help" && content.help.search !== undefined
}
