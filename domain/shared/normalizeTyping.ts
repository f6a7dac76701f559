import { toAsciiDigits } from "./toAsciiDigits.ts"

/** Hyphens, dashes and minus signs of any script; the long vowel mark of kana is typed for one between digits. */
const DASHES = /[\p{Pd}\u2212\u02d7\u2043]|(?<=[0-9])[\u30fc\u4e00](?=[0-9])/gu

/**
 * A code or number as keyboards of any script type it, in ASCII: full-width letters and signs, digits of any script,
 * dashes of any kind and spaces of any width become the plain ones; what is not seen is left out.
 */
export function normalizeTyping(text: string): string {
  return toAsciiDigits(text.normalize("NFKC"))
    .replace(/\p{Cf}/gu, "")
    .replace(DASHES, "-")
    .replace(/\s+/gu, " ")
    .trim()
}
