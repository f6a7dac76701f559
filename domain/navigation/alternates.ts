import type { StoreLanguage, StoreSummary } from "../store/Store.ts"
import type { PageAddress } from "./PageAddress.ts"

/** The same page in one store and language, for search engines. */
export interface Alternate {
  /** BCP 47: language, script if any, and the store's country: `es-ES`, `zh-Hant-TW`. */
  readonly hreflang: string
  readonly address: PageAddress
}

/** The same in a document: absolute addresses, with `x-default` as the fallback. */
export interface AlternateLink {
  readonly hreflang: string
  readonly href: string
}

/** Returns the `hreflang` of a store's language; `undefined` unless the country is a two-letter code. */
export function hreflangOf(
  { code }: Pick<StoreLanguage, "code">,
  { countryCode }: Pick<StoreSummary, "countryCode">,
): string {
  const [language = "", ...subtags] = code.split("-")
  const script = subtags.find((subtag) => /^[a-z]{4}$/i.test(subtag))
  const country = /^[a-z]{2}$/i.test(countryCode) ? countryCode.toUpperCase() : undefined
  return [language.toLowerCase(), script, country].filter((part) => part !== undefined).join("-")
}

/**
 * Returns the alternates of a page with unique `hreflang`: the page's own store wins, otherwise the first. Two stores
 * with the same country and language (another brand's, the one for companies) would otherwise conflict.
 */
export function distinctAlternates(
  ownStoreId: string | undefined,
  alternates: readonly Alternate[],
): readonly Alternate[] {
  const own = alternates.filter(({ address }) => address.storeId === ownStoreId)
  const known = new Map<string, Alternate>()
  for (const alternate of [...own, ...alternates])
    if (!known.has(alternate.hreflang)) known.set(alternate.hreflang, alternate)
  return [...known.values()].sort((a, b) => (a.hreflang < b.hreflang ? -1 : 1))
}
