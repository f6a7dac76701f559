import type { StoreLanguage } from "../../catalog/StoreData.ts"
import type { ResolvedStore } from "../../catalog/Stores.ts"

/**
 * The language of a call that may name it in two ways: the id goes before the tag; a tag the store does not speak
 * counts as none.
 */
export const languageOf = (
  store: ResolvedStore,
  languageId: string | undefined,
  locale: string | undefined,
): StoreLanguage => {
  const code = locale?.split(/[_-]/u)[0]
  const named = languageId === undefined ? store.languages.find((language) => language.code === code) : undefined
  return named ?? store.language(languageId)
}
