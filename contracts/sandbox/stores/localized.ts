import type { StoreLanguage } from "./StoreData.ts"
import type { Localized } from "../world/World.ts"

/** Returns the text in a language of a store, in its country's form where there is one, or in English. */
export const localized = (text: Localized, code: string, countryCode: string): string => {
  const forms = new Map(Object.entries(text))
  return forms.get(`${code}-${countryCode}`) ?? forms.get(code) ?? text.en
}

/** Returns a value per language id of a store, as JSON for a text column. */
export const byLanguage = <Value>(
  languages: readonly StoreLanguage[],
  valueOf: (language: StoreLanguage) => Value,
): Readonly<Record<string, Value>> => Object.fromEntries(languages.map((language) => [language.id, valueOf(language)]))
