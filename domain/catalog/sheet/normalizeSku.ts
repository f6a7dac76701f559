const SKU = /^[A-Za-z0-9._-]{1,64}$/u

/**
 * Converts a merchant's SKU to the contract's form: at most 64 letters, digits, dots, dashes and underscores. Removes
 * accents and replaces spaces, slashes and other symbols with dashes; returns `undefined` when letters or digits would
 * be lost, or nothing is left.
 */
export function normalizeSku(text: string): string | undefined {
  if (SKU.test(text)) return text
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "")
  if (/[^\P{L}A-Za-z]|[^\P{N}0-9]/u.test(plain)) return undefined
  const stored = plain.replace(/[^A-Za-z0-9._-]+/gu, "-")
  return SKU.test(stored) && /[A-Za-z0-9]/u.test(stored) ? stored : undefined
}
