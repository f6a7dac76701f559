import type { ImportedProduct, ImportedVariant } from "./ImportedProduct.ts"
import { colourId, variantChoice } from "./variantChoice.ts"

/** A variant from an earlier import. */
export interface ExistingVariant {
  readonly sku: string
  readonly catentryId: string
  readonly colourId: string
  readonly size: string
}

/** A variant with the ids used by carts and orders. */
export type NumberedVariant = ImportedVariant & { readonly catentryId: string }

export type NumberedProduct = Omit<ImportedProduct, "variants"> & { readonly variants: readonly NumberedVariant[] }

/**
 * Assigns each variant its SKU, if the merchant has none, and its catalogue entry. Known variants keep theirs, also
 * after a move; new ones take the next number that no variant of the product has had. `last` is the highest number
 * assigned so far.
 */
export const assignVariantIds = (
  productId: string,
  product: ImportedProduct,
  known: readonly ExistingVariant[],
  last: number,
): { readonly product: NumberedProduct; readonly last: number } => {
  const variantsBySku = new Map(known.map((variant) => [variant.sku, variant]))
  // A SKU created by the shop is matched by colour and size, which the merchant sends.
  const made = known.filter(({ sku }) => new RegExp(`^${productId}-\\d+$`, "u").test(sku))
  const taken = new Set(product.variants.map(({ sku }) => sku))
  let next = Math.max(
    last,
    ...known.map(({ catentryId }) =>
      catentryId.startsWith(productId) ? Number(catentryId.slice(productId.length)) : 0,
    ),
    ...made.map(({ sku }) => Number(sku.slice(productId.length + 1))),
  )
  const variants = product.variants.map((variant) => {
    const found =
      variant.sku === "" ? findSameOptions(variant) : (variantsBySku.get(variant.sku) ?? findSameVariant(variant))
    if (found !== undefined) return { ...variant, sku: found.sku, catentryId: found.catentryId }
    next += 1
    return {
      ...variant,
      sku: variant.sku === "" ? `${productId}-${next}` : variant.sku,
      catentryId: `${productId}${String(next).padStart(3, "0")}`,
    }
  })
  return { product: { ...product, variants }, last: next }

  /**
   * Matches a variant whose SKU was, or is no longer, shared with others: the options are then appended to the
   * merchant's SKU. It keeps the ids of carts and orders while colour and size are the same.
   */
  function findSameVariant(variant: ImportedVariant): ExistingVariant | undefined {
    const choice = variantChoice(variant)
    const found = known.find(
      (one) =>
        (one.sku.startsWith(`${variant.sku}-`) || variant.sku.startsWith(`${one.sku}-`)) &&
        one.colourId === colourId(choice.colour) &&
        one.size === choice.size &&
        !taken.has(one.sku),
    )
    if (found !== undefined) taken.add(found.sku)
    return found
  }

  function findSameOptions(variant: ImportedVariant): ExistingVariant | undefined {
    const choice = variantChoice(variant)
    const found = made.find(
      (one) => one.colourId === colourId(choice.colour) && one.size === choice.size && !taken.has(one.sku),
    )
    if (found !== undefined) taken.add(found.sku)
    return found
  }
}
