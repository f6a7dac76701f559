import type { StoreSummary } from "../../../domain/store/Store.ts"

/**
 * The stores with a country, code or language that has a word starting with the typed text, ignoring case and
 * diacritics; all stores for empty text. A country matches by its native name and by its name in the reader's language.
 */
export function matchingStores(
  stores: readonly StoreSummary[],
  searchTerm: string,
  language: string,
): readonly StoreSummary[] {
  const wanted = plain(searchTerm.trim())
  if (wanted === "") return stores
  const readers = new Intl.DisplayNames([language], { type: "region", fallback: "none" })
  return stores.filter((store) => {
    const names = [
      store.countryName,
      /^[a-z]{2}$/i.test(store.countryCode) ? (readers.of(store.countryCode) ?? "") : "",
      store.countryCode,
      ...store.languages.flatMap(({ name, code }) => [name, code]),
    ]
    return names.some(
      (name) =>
        plain(name)
          .split(/[\s-]+/)
          .some((word) => word.startsWith(wanted)) || plain(name).startsWith(wanted),
    )
  })
}

/** The stores by region, in order of each region's first store. */
export function storesByRegion(
  stores: readonly StoreSummary[],
): readonly { readonly region: string; readonly stores: readonly StoreSummary[] }[] {
  const regions = [...new Set(stores.map(({ region }) => region))]
  return regions.map((region) => ({ region, stores: stores.filter((store) => store.region === region) }))
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
}
