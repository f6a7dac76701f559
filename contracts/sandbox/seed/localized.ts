import type { StoreLanguage } from "../catalog/StoreData.ts"
import type { Localized } from "../world/World.ts"

/** Returns the text in a language, or in English. */
export const localized = (text: Localized, code: string): string => new Map(Object.entries(text)).get(code) ?? text.en

/** Returns a value per language id of a store, as JSON for a text column. */
export const byLanguage = <Value>(
  languages: readonly StoreLanguage[],
  valueOf: (language: StoreLanguage) => Value,
): Readonly<Record<string, Value>> => Object.fromEntries(languages.map((language) => [language.id, valueOf(language)]))
