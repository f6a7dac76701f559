/** Maximum length of a slug in code points. */
export const MAX_SLUG_CODE_POINTS = 80

const NOT_WORD = /[^\p{L}\p{M}\p{N}]+/gu
const MARK_WITHOUT_BASE = /(^|-)\p{M}+/gu
const EDGE_DASHES = /^-+|(?<!-)-+$/gu
const NUMBER_SUFFIX = /(^|-)([nl])(\p{Nd}+)$/u

/**
 * Returns the readable part of a category or product address (`categoryUrl`, `productUrl`).
 *
 * *Details.* Letters, marks and digits of any script are kept (NFC, lower case); everything between them becomes one
 * dash. At most 80 code points, no dash at either end, and never an end like `-n123` or `-l123`, because unified
 * addresses append exactly that (S2.9). A text without a letter or digit returns the empty string.
 * `slug(slug(x))` equals `slug(x)`.
 */
export const slug = (localizedName: string): string => {
  const slugText = localizedName.toLowerCase().normalize("NFC").replace(NOT_WORD, "-").replace(MARK_WITHOUT_BASE, "$1")
  return apart(cut(slugText.replace(/-+/gu, "-").replace(EDGE_DASHES, "")))
}

const cut = (slugText: string): string =>
  Array.from(slugText).slice(0, MAX_SLUG_CODE_POINTS).join("").replace(EDGE_DASHES, "")

const apart = (slugText: string): string =>
  NUMBER_SUFFIX.test(slugText) ? cut(slugText.replace(NUMBER_SUFFIX, "$1$2-$3")) : slugText
