import type { PageData } from "../../application/navigation/PageData.ts"
import { isPublicPage } from "../../application/navigation/PageData.ts"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import type { BuiltAddress } from "../../domain/navigation/buildPageAddress.ts"

/** The same page in another language of its store. */
export interface Alternate {
  /** `hreflang`: language and country, or `x-default`. */
  readonly language: string
  readonly href: string
}

export interface PageMetadata {
  readonly canonical: string | undefined
  readonly alternates: readonly Alternate[]
  /** Whether search engines may keep it. */
  readonly isIndexable: boolean
}

/** Parameters that make another page; all others are ways of looking at the same one. */
const IDENTITY = ["seoId", "categoryUrl", "mfname", "productUrl", "keyWord", "pageNumber"]

/** What a page says of itself to search engines. Pages of one shopper say nothing. */
export function pageMetadata(page: PageData, origin: string, addressOf: (to: PageAddress) => BuiltAddress): PageMetadata {
  const { address, content, frame } = page
  if (!isPublicPage(page)) return { canonical: undefined, alternates: [], isIndexable: false }
  const itself: PageAddress = { ...address, parameters: Object.fromEntries(Object.entries(address.parameters).filter(([name]) => IDENTITY.includes(name))) }
  const href = (to: PageAddress) => {
    const built = addressOf(to)
    return built.ok ? [`${origin}${built.address}`] : []
  }
  const languages = frame?.store.languages ?? []
  const inLanguages = languages.flatMap(({ id, code }) =>
    href({ ...itself, languageId: id }).map((to) => ({ language: `${code}-${frame?.store.countryCode}`, href: to })))
  return {
    canonical: href(itself)[0],
    alternates: languages.length > 1 ? inLanguages : [],
    isIndexable: content.content !== "search",
  }
}
