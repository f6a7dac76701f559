import { toAsciiDigits } from "../../shared/toAsciiDigits.ts"
import { toWellFormed } from "../../shared/toWellFormed.ts"

/** Maximum characters of a search; longer input is cut between characters. */
export const MAX_SEARCH_LENGTH = 128

/**
 * Returns the normalized search term: NFC, without broken characters (F82), control characters as spaces (texts never
 * contain them, and databases refuse NUL, F188), trimmed, cut. Empty for blank input.
 *
 * @example
 * ```ts
 * import { searchTerm } from "domain/catalog/search/searchTerm.ts"
 *
 * searchTerm("  linen dress ") // → "linen dress"
 * ```
 */
export function searchTerm(typed: string): string {
  return [
    ...toWellFormed(typed)
      .normalize("NFC")
      .replace(/\p{Cc}+/gu, " ")
      .trim(),
  ]
    .slice(0, MAX_SEARCH_LENGTH)
    .join("")
    .trim()
}

/** Letters treated as equivalent: without a separable diacritic, or commonly typed for each other. */
const EQUIVALENT_LETTERS: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  æ: "ae",
  œ: "oe",
  ß: "ss",
  ı: "i",
  ς: "σ",
  ٱ: "ا",
  ى: "ي",
  ة: "ه",
  ی: "ي",
  ک: "ك",
  ء: "",
}
const SPELLED_OUT: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ø: "oe", å: "aa" }
/** Symbols that NFKC turns into letters or marks, and symbols in a letter category. */
const NOT_LETTERS = /[\u00a8\u00af\u00b4\u00b8\u02b9-\u02bf\u02c8\u02d8-\u02dd\u02ee\u200b\u318d™®©℠℗]/g
/** Tatweel and invisible marks; geresh and gershayim within a Hebrew word; the dot between two Catalan l. */
const IGNORED_MARKS = new RegExp(
  String.raw`[\u0640\p{Cf}]|\u05f3(?=[\u05d0-\u05ea])|(?<=[גזצץ])['\u2018\u2019](?=[\u05d0-\u05ea])` +
    String.raw`|(?<=[\u05d0-\u05ea])["\u05f4\u201c-\u201e](?=[\u05d0-\u05ea](?![\u05d0-\u05ea]))` +
    String.raw`|(?<=l)[\u00b7\u2022](?=l)`,
  "gu",
)
/** A dash beside a single kana stands for the long vowel mark. */
const LONG_VOWEL = new RegExp(
  String.raw`ー|(?<=(?:^|[^ぁ-ゖ])[ぁ-ゖ][ぁぃぅぇぉゃゅょ]?)[-\u2010-\u2015\u2212\u301c~](?=[ぁ-ゖ])` +
    String.raw`|(?<=[ぁ-ゖ])[-\u2010-\u2015\u2212\u301c~](?=[ぁ-ゖ][ぁぃぅぇぉゃゅょ]?(?:$|[^ぁ-ゖ]))`,
  "gu",
)

/**
 * Returns a text for search comparison: words separated by one space, without case, diacritics, width, kana differences
 * and punctuation, in any script.
 */
export function foldText(text: string): string {
  return toAsciiDigits(toWellFormed(text).replace(NOT_LETTERS, " ").normalize("NFKC").toLowerCase())
    .replace(IGNORED_MARKS, "")
    .replace(
      /ヴ([ァィェォ]?)/g,
      (_, small: string) => "ブバビベボ"["ァィェォ".indexOf(small) + (small === "" ? 0 : 1)] ?? "",
    )
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .replace(/[łøđðþæœßıςٱىةیکء]/gu, (letter) => EQUIVALENT_LETTERS[letter] ?? letter)
    .replace(/[\u30a1-\u30f6]/gu, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60))
    .replace(LONG_VOWEL, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
}

/** Returns the comparison forms of a text of unknown language: `grün` is `grun` and `gruen`. */
export function foldForms(text: string): readonly string[] {
  const plain = foldText(text)
  const spelled = foldText(
    text
      .normalize("NFC")
      .toLowerCase()
      .replace(/[äöüøå]/g, (letter) => SPELLED_OUT[letter] ?? letter),
  )
  return spelled === plain ? [plain] : [plain, spelled]
}

/**
 * Whether two searches are equal apart from spelling.
 *
 * @example
 * ```ts
 * import { isSameSearch } from "domain/catalog/search/searchTerm.ts"
 *
 * isSameSearch("T-Shirt, grün", "t shirt gruen") // → true
 * ```
 */
export function isSameSearch(one: string, other: string): boolean {
  const forms = foldForms(one)
  return foldForms(other).some((form) => forms.includes(form))
}
