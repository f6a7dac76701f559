import type { StoreLanguage, StoreSummary } from "./Store.ts"

/** Parameters that addresses of this store may omit (S2.8). */
export interface StoreDefaults {
  readonly languageId: string
  readonly catalogId: string
}

const DESKTOP_CATALOG = "1"

/** Returns the first language and the desktop catalog. */
export function storeDefaults(store: Pick<StoreSummary, "languages" | "catalogs">): StoreDefaults {
  const desktop = store.catalogs.find((catalog) => catalog.type === DESKTOP_CATALOG) ?? store.catalogs[0]
  return { languageId: store.languages[0].id, catalogId: desktop.id }
}

/** Returns the language with this id, or the default when the store does not have it. */
export function languageOf(store: Pick<StoreSummary, "languages">, languageId: string | undefined): StoreLanguage {
  return store.languages.find((language) => language.id === languageId) ?? store.languages[0]
}
