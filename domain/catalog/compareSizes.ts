import { toAsciiDigits } from "../shared/toAsciiDigits.ts"

const LETTER_SIZES = ["XXS", "XS", "S", "M", "L", "XL", "XXL"] as const
const FRACTIONS: Readonly<Record<string, number>> = { "¼": 0.25, "½": 0.5, "¾": 0.75, "⅓": 1 / 3, "⅔": 2 / 3 }

/**
 * Orders size labels: XXS, XS, S, M, L, XL, XXL, then numeric, then all others by code point (S9.6).
 *
 * A total order: "36", "36½", "36 2/3" and "37" are ordered by value; a double label such as "XXS/XS" by its first
 * part; equivalent labels by code point, so that sorting is deterministic.
 *
 * @example
 * ```ts
 * import { compareSizes } from "domain/catalog/compareSizes.ts"
 *
 * const sizes = ["37", "L", "36½", "XS", "36"].toSorted(compareSizes)
 * sizes // → ["XS", "L", "36", "36½", "37"]
 * ```
 */
export function compareSizes(left: string, right: string): number {
  const a = rank(left)
  const b = rank(right)
  return a.group - b.group || a.value - b.value || (left < right ? -1 : left > right ? 1 : 0)
}

function rank(label: string): { readonly group: number; readonly value: number } {
  const text = toAsciiDigits(label).trim().toUpperCase()
  const [first = "", second] = text.split("/")
  const letter = LETTER_SIZES.findIndex((size) => size === first.trim())
  if (letter >= 0) return { group: 0, value: letter + (second === undefined ? 0 : 0.5) }
  const number = numericSize(text)
  return number === undefined ? { group: 2, value: 0 } : { group: 1, value: number }
}

function numericSize(text: string): number | undefined {
  const match = /^(\d{1,6})(?:[.,](\d{1,4}))?\s*(?:([¼½¾⅓⅔])|(\d{1,2})\/(\d{1,2}))?(?!\d)/.exec(text)
  if (match === null) return undefined
  const [, whole = "0", decimals = "", glyph, numerator, denominator] = match
  const base = Number(decimals === "" ? whole : `${whole}.${decimals}`)
  const divisor = Number(denominator ?? 0)
  return base + (glyph === undefined ? 0 : (FRACTIONS[glyph] ?? 0)) + (divisor > 0 ? Number(numerator) / divisor : 0)
}
