import { foldScripts } from "./foldScripts.ts"

const MAX_WORDS = 8
/** Maximum number of parts of a compound such as `t-shirt` that can also be found as one word. */
const MAX_JOINED_PARTS = 4
const MAX_JOINED_LENGTH = 40

/** Letters that Unicode normalisation does not decompose, in their common transcription. */
const BASE_LETTERS: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  ħ: "h",
  ŧ: "t",
  þ: "th",
  æ: "ae",
  œ: "oe",
  ß: "ss",
  ı: "i",
  ς: "σ",
}
/** The same for letters that are also spelled with two letters; their other transcription is in `BASE_LETTERS`. */
const SPELLED_OUT: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ø: "oe", å: "aa" }

/**
 * Signs that separate words although Unicode or its compatibility folding (NFKC) classifies them as letters or marks,
 * including Korean's dot `ㆍ`.
 */
const NOT_LETTERS = /[\u318d\u00a8\u00af\u00b4\u00b8\u02d8-\u02dd\u2017\u203e™®©℠℗\u200b\p{Cc}\p{Cs}]/gu
/** Tatweel, soft hyphens, joiners and direction marks, which do not separate words. */
const IGNORED_CHARACTERS = /[\u0640\p{Cf}]/gu
/** Characters of the letter category that are written as apostrophes. */
const APOSTROPHES = /[\u02b9-\u02bf\u02c8\u02ee]/gu

/** Articles and endings separated by an apostrophe. They have no meaning of their own. */
const ELIDED: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(["s"]),
  de: new Set(["s"]),
  fr: new Set(["l", "d", "j", "m", "t", "s", "c", "n", "qu"]),
  it: new Set(["l", "d", "c", "un", "dell", "all", "nell", "sull", "dall"]),
  ca: new Set(["l", "d", "m", "t", "s", "n"]),
}

/**
 * Normalises a text for search in a language: words of letters and digits separated by one space, without case,
 * accents, width, kana differences and punctuation of any script. The same function is applied to stored texts and to
 * searches.
 *
 * German transcribes ä, ö and ü as ae, oe and ue; other languages drop the accent, as in `Zoë`.
 */
export const searchText = (text: string, languageCode?: string): string => {
  const composed = text
    .replace(NOT_LETTERS, " ")
    .normalize("NFKC")
    .toLowerCase()
    .replace(IGNORED_CHARACTERS, "")
    .replace(APOSTROPHES, "'")
  const spelled = languageCode === "de" ? expandUmlauts(composed) : composed
  return foldScripts(spelled.normalize("NFD"), languageCode)
    .replace(/\p{M}/gu, "")
    .replace(/[łøđðħŧþæœßıς]/gu, (letter) => BASE_LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
}

const expandUmlauts = (text: string): string =>
  text.normalize("NFC").replace(/[äöüøå]/gu, (letter) => SPELLED_OUT[letter] ?? letter)

/** A letter that is also spelled with two, and a sign within a word. */
const HAS_SPELLINGS = /[äöüøå\u0308]/iu
const HAS_SIGN = /[\p{L}\p{N}][^\p{L}\p{N}\p{M}]+[\p{L}\p{N}]/u

/**
 * The stored search text: the normalised text followed by other spellings of its words. `grün` is found as `gruen` and
 * as `grun`, and `t-shirt` as `tshirt`.
 */
export const searchIndex = (text: string, languageCode?: string): string => {
  const own = searchText(text, languageCode)
  const others = text
    .split(/\s+/u)
    .flatMap((word) => [
      ...(HAS_SPELLINGS.test(word) ? [searchText(word), searchText(expandUmlauts(word.toLowerCase()))] : []),
      ...(HAS_SIGN.test(word) ? [joined(searchText(word, languageCode))] : []),
    ])
    .filter((word) => word !== "" && !own.includes(word))
  return [own, ...new Set(others)].join(" ").trim()
}

const joined = (folded: string): string => {
  const parts = folded.split(" ")
  const whole = parts.join("")
  return parts.length > 1 && parts.length <= MAX_JOINED_PARTS && whole.length <= MAX_JOINED_LENGTH ? whole : ""
}

/** The words of a search, at most eight. */
export const searchWords = (typed: string, languageCode?: string): readonly string[] => {
  const words = searchText(typed, languageCode)
    .split(" ")
    .filter((word) => word !== "")
  const elided = ELIDED[languageCode ?? ""]
  const significant = words.filter((word) => elided?.has(word) !== true)
  return (significant.length === 0 ? words : significant)
    .map((word) => (languageCode === "en" ? word.replace(/^(?:wo)?mens$/u, (owner) => owner.slice(0, -1)) : word))
    .slice(0, MAX_WORDS)
}

/** The words as patterns for `like`. */
export const searchPatterns = (typed: string, languageCode?: string): readonly string[] =>
  searchWords(typed, languageCode).map((word) => `%${word}%`)

/** Whether a search contains no words: it then has no results. */
export const hasNoSearchWords = (typed: string, languageCode?: string): boolean =>
  typed.trim() !== "" && searchWords(typed, languageCode).length === 0
