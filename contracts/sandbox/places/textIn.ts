import { searchText } from "../catalog/search/searchText.ts"
import { parseStored } from "../platform/storage/parseStored.ts"

const textsOf = (json: string): ReadonlyMap<string, unknown> => {
  const value: unknown = parseStored(json)
  return new Map(typeof value === "object" && value !== null ? Object.entries(value) : [])
}

/** Returns the text of a column by language code, or its English one. */
export const textIn = (json: string, languageCode: string): string => {
  const texts = textsOf(json)
  return String(texts.get(languageCode) ?? texts.get("en") ?? "")
}

/**
 * Whether a column by language code has the name in any language, ignoring case and accents: `MUENCHEN` matches
 * `München`.
 */
export const isNamed = (json: string, name: string): boolean =>
  [...textsOf(json).values()].some((text) =>
    SPELLINGS.some((language) => searchText(String(text), language) === searchText(name, language)),
  )

/** German transliteration (umlauts as two letters), and accents removed. */
const SPELLINGS = ["de", undefined]
