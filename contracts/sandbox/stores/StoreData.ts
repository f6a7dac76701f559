import type { Localized, WorldStore } from "../world/World.ts"
import { parseStored } from "../platform/storage/parseStored.ts"

export interface StoreLanguage {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly direction: "ltr" | "rtl"
  /** BCP 47 tag of the language in the store's country, for example `en-US`; selects texts and formats. */
  readonly tag: string
}

/** The stored data of a store. */
export interface StoreData extends Omit<WorldStore, "pricePoint" | "priceFactor" | "languages" | "countryName"> {
  readonly countryName: Localized
  readonly languages: readonly StoreLanguage[]
  readonly catalogs: readonly { readonly id: string; readonly type: 1 | 5 }[]
}

const RIGHT_TO_LEFT = new Set(["ar", "he", "fa", "ur"])

export const storeData = ({ pricePoint: _pricePoint, priceFactor: _priceFactor, ...store }: WorldStore): StoreData => ({
  ...store,
  languages: store.languages.map((language) => ({
    ...language,
    direction: RIGHT_TO_LEFT.has(language.code) ? "rtl" : "ltr",
    tag: tagOf(language, store),
  })),
  catalogs: [
    { id: `2${store.id.slice(1)}`, type: 1 },
    { id: `5${store.id.slice(1)}`, type: 5 },
  ],
})

/** Adds the tags: databases of earlier releases do not have them. */
const withTags = (store: StoreData): StoreData => ({
  ...store,
  languages: store.languages.map((language) => ({ ...language, tag: tagOf(language, store) })),
})

const tagOf = ({ code }: Pick<StoreLanguage, "code">, { countryCode }: Pick<StoreData, "countryCode">): string =>
  `${code}-${countryCode}`

// Only `storeData` writes the column; a database keeps the rows of the release that seeded it.
const isStoreData = (value: unknown): value is StoreData =>
  typeof value === "object" && value !== null && "languages" in value && "catalogs" in value

export const readStoreData = (text: string): StoreData => {
  const value: unknown = parseStored(text)
  if (!isStoreData(value)) throw new Error("A row of the table store is damaged.")
  return withTags(value)
}
