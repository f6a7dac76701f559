import { wellFormed } from "../shared/wellFormed.ts"

/** Characters of a search at most; what is longer is cut between characters. */
export const MAX_SEARCH_LENGTH = 128

/**
 * What is searched for when this is typed: composed (NFC), without broken characters (F82), control characters as spaces (no
 * text of a shop has them, and no database takes NUL, F188), without space around it, cut. Empty for nothing.
 */
export function searchTerm(typed: string): string {
  return [...wellFormed(typed).normalize("NFC").replace(/\p{Cc}+/gu, " ").trim()].slice(0, MAX_SEARCH_LENGTH).join("").trim()
}

/** Letters that have no plain one with a mark inside them, as they are written without their own key. */
const WRITTEN: Readonly<Record<string, string>> = { ł: "l", ø: "o", đ: "d", ð: "d", þ: "th", æ: "ae", œ: "oe", ß: "ss", ı: "i" }

/** A text as searches compare it: without case, marks, width and kana differences, in any script. */
export function foldedText(text: string): string {
  return wellFormed(text)
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/[łøđðþæœßı]/gu, (letter) => WRITTEN[letter] ?? letter)
    .replace(/[\u30a1-\u30f6]/gu, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60))
    .replace(/\s+/gu, " ")
    .trim()
}
