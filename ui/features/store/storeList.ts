import type { StoreSummary } from "../../../domain/store/Store.ts"

/** The stores whose country, code or language begins a word with what was typed, marks and case aside. All of them for nothing. */
export function matchingStores(stores: readonly StoreSummary[], words: string): readonly StoreSummary[] {
  const wanted = plain(words.trim())
  if (wanted === "") return stores
  return stores.filter((store) => {
    const names = [store.countryName, store.countryCode, ...store.languages.flatMap(({ name, code }) => [name, code])]
    return names.some((name) => plain(name).split(/[\s-]+/).some((word) => word.startsWith(wanted)) || plain(name).startsWith(wanted))
  })
}

/** The stores in groups, regions in the order their first store stands in. */
export function storesByRegion(stores: readonly StoreSummary[]): readonly { readonly region: string; readonly stores: readonly StoreSummary[] }[] {
  const regions = [...new Set(stores.map(({ region }) => region))]
  return regions.map((region) => ({ region, stores: stores.filter((store) => store.region === region) }))
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
}
