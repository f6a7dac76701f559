import type { StoreLanguage } from "../../stores/StoreData.ts"
import type { ResolvedStore } from "../../stores/Stores.ts"

/**
 * Returns the language of a call that may name it in two ways: the id takes precedence over the tag; a tag that the
 * store does not support is ignored.
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
