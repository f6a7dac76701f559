import { toAsciiDigits } from "./toAsciiDigits.ts"

/** Hyphens, dashes and minus signs of any script; the long vowel mark of kana replaces one between digits. */
const DASHES = /[\p{Pd}\u2212\u02d7\u2043]|(?<=[0-9])[\u30fc\u4e00](?=[0-9])/gu

/**
 * Converts a typed code or number to ASCII: full-width letters and symbols, digits of any script, dashes and spaces of
 * any kind become plain ones; invisible characters are removed.
 */
export function normalizeTyping(text: string): string {
  return toAsciiDigits(text.normalize("NFKC"))
    .replace(/\p{Cf}/gu, "")
    .replace(DASHES, "-")
    .replace(/\s+/gu, " ")
    .trim()
}
