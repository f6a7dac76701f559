const SKU = /^[A-Za-z0-9._-]{1,64}$/u

/**
 * A merchant's sku as the contract takes it: letters, digits, dots, dashes and underscores, 64 at most. Accents go, and
 * spaces, slashes and other signs are dashes; `undefined` where letters or digits would be lost, or nothing is left.
 */
export function normalizeSku(text: string): string | undefined {
  if (SKU.test(text)) return text
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "")
  if (/[^\P{L}A-Za-z]|[^\P{N}0-9]/u.test(plain)) return undefined
  const kept = plain.replace(/[^A-Za-z0-9._-]+/gu, "-")
  return SKU.test(kept) && /[A-Za-z0-9]/u.test(kept) ? kept : undefined
}
