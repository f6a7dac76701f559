import type { StoreLanguage, StoreSummary } from "../store/Store.ts"
import type { PageAddress } from "./PageAddress.ts"

/** The same page in one store and language, as search engines are told of it. */
export interface Alternate {
  /** BCP 47: the language, its script where it names one, and the store's country: `es-ES`, `zh-Hant-TW`. */
  readonly hreflang: string
  readonly address: PageAddress
}

/** The same as it stands in a document: whole addresses, and `x-default` for everybody else. */
export interface AlternateLink {
  readonly hreflang: string
  readonly href: string
}

/** What search engines call one language of one store. A country that is no code of two letters is left out. */
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
 * The alternates of a page with each `hreflang` once: a page's own store stands for it, then whichever comes first. Two
 * stores of one country and language (another brand's, the one for companies) would otherwise contradict each other.
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
