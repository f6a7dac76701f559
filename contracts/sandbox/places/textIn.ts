import { searchText } from "../catalog/searchText.ts"
import { parseStored } from "../storage/parseStored.ts"

const textsOf = (json: string): ReadonlyMap<string, unknown> => {
  const value: unknown = parseStored(json)
  return new Map(typeof value === "object" && value !== null ? Object.entries(value) : [])
}

/** A text of a column by language code, English where it has none in that language. */
export const textIn = (json: string, languageCode: string): string => {
  const texts = textsOf(json)
  return String(texts.get(languageCode) ?? texts.get("en") ?? "")
}

/**
 * Whether a column by language code says the same in one of its languages, however it is spelled: `MUENCHEN` is
 * `München`.
 */
export const isNamed = (json: string, name: string): boolean =>
  [...textsOf(json).values()].some((text) =>
    SPELLINGS.some((language) => searchText(String(text), language) === searchText(name, language)),
  )

/** With German umlauts as two letters, and without their marks. */
const SPELLINGS = ["de", undefined]
