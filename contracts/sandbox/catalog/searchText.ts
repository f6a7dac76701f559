const MARKS = /\p{Mn}/gu
/** Letters that have no plain one with a mark inside them, as they are written without their own key. */
const WRITTEN: Readonly<Record<string, string>> = { ł: "l", ø: "o", đ: "d", ð: "d", þ: "th", æ: "ae", œ: "oe", ß: "ss", ı: "i" }

const KATAKANA = /[\u30a1-\u30f6]/gu

/**
 * A text as it is searched: without case, accents, width and kana differences, in any script. The same function is
 * applied to what is stored and to what is typed.
 */
export const searchText = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(MARKS, "")
    .toLowerCase()
    .replace(/[łøđðþæœßı]/gu, (letter) => WRITTEN[letter] ?? letter)
    .replace(KATAKANA, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0x30a1) - 0x60))
    .replace(/\s+/gu, " ")
    .trim()

/** The words of a search, at most eight. */
export const searchWords = (typed: string): readonly string[] =>
  searchText(typed)
    .split(" ")
    .filter((word) => word !== "")
    .slice(0, 8)

/** The same, each as a pattern for `like`. */
export const searchPatterns = (typed: string): readonly string[] => searchWords(typed).map((word) => `%${word.replace(/[\\%_]/gu, "\\$&")}%`)
