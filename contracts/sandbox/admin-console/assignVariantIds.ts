import type { ImportedProduct, ImportedVariant } from "./ImportedProduct.ts"
import { colourId, variantChoice } from "./variantChoice.ts"

/** A variant as the shop has it from an earlier import. */
export interface ExistingVariant {
  readonly sku: string
  readonly catentryId: string
  readonly colourId: string
  readonly size: string
}

/** A variant with the names by which carts and orders know it. */
export type NumberedVariant = ImportedVariant & { readonly catentryId: string }

export type NumberedProduct = Omit<ImportedProduct, "variants"> & { readonly variants: readonly NumberedVariant[] }

/**
 * Gives each variant its sku, where the merchant has none, and its catalogue entry: those that it has already, wherever
 * it stands now, or made from the next number that no variant of the product has had. `last` is the highest number
 * given so far.
 */
export const assignVariantIds = (
  productId: string,
  product: ImportedProduct,
  known: readonly ExistingVariant[],
  last: number,
): { readonly product: NumberedProduct; readonly last: number } => {
  const variantsBySku = new Map(known.map((variant) => [variant.sku, variant]))
  // A sku that the shop made is known by its colour and size, which the merchant does tell.
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
   * A variant whose sku was, or is no longer, shared with others: the merchant's own sku then has its options behind
   * it. It stays the one that carts and orders know while it has the same colour and size.
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
