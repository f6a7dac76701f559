import type { ImportedVariant } from "./ImportedProduct.ts"
import { normalizeSku } from "./normalizeSku.ts"

const MAX_SKU = 64

/**
 * Returns unique SKUs when the merchant gives one SKU to several variants, such as all sizes of a color: appends the
 * option values, so that a variant has the same SKU at every import, in any position.
 *
 * Appends a hash of the values when they are in another script, too long, or ambiguous.
 */
export function distinguishVariants(variants: readonly ImportedVariant[]): readonly (string | undefined)[] {
  const counts = countValues(variants.map(({ sku }) => sku))
  const isShared = (sku: string | undefined): sku is string => sku !== undefined && (counts.get(sku) ?? 0) > 1
  const wanted = variants.map(({ sku, options }) => (isShared(sku) ? withValues(sku, options) : sku))
  const alike = countValues(wanted)
  return variants.map(({ sku, options }, at) => {
    const own = wanted[at]
    if (!isShared(sku)) return own
    return own === undefined || (alike.get(own) ?? 0) > 1 ? withNumber(sku, options) : own
  })
}

function countValues(skus: readonly (string | undefined)[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const sku of skus) if (sku !== undefined) counts.set(sku, (counts.get(sku) ?? 0) + 1)
  return counts
}

function withValues(sku: string, options: ImportedVariant["options"]): string | undefined {
  const parts = options.map(({ value }) => normalizeSku(value))
  if (parts.length === 0 || parts.includes(undefined)) return undefined
  const whole = [sku, ...parts].join("-")
  return whole.length <= MAX_SKU ? whole : undefined
}

function withNumber(sku: string, options: ImportedVariant["options"]): string {
  const number = numberOf(JSON.stringify(options.map(({ value }) => value)))
  return `${sku.slice(0, MAX_SKU - number.length - 1)}-${number}`
}

/** FNV-1a with two seeds: 64 bits as 14 letters and digits. */
function numberOf(text: string): string {
  return [2_166_136_261, 3_735_928_559]
    .map((start) => {
      let hash = start
      for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619)
      return (hash >>> 0).toString(36).padStart(7, "0")
    })
    .join("")
}
