import type { Product, ProductColor, ProductSize } from "../../../domain/catalog/Product.ts"
import { canBuy, orderedSizes } from "./orderedSizes.ts"

/** The sizes of a colour that cannot be bought now and may come: what a shopper can ask to be told about. */
export function missingSizes(color: Pick<ProductColor, "sizes">): readonly ProductSize[] {
  return orderedSizes(color).filter((size) => !canBuy(size))
}

/**
 * The colour that is asked about: the one that was looked at, that of a sku, else the first in which a size is missing.
 */
export function restockAlertColor(
  { colors }: Pick<Product, "colors">,
  { colorId, sku }: Readonly<Record<string, string>>,
): ProductColor | undefined {
  const missing = colors.filter((color) => missingSizes(color).length > 0)
  return (
    missing.find(({ id }) => id === colorId) ??
    missing.find(({ sizes }) => sizes.some((size) => size.sku === sku)) ??
    missing[0]
  )
}
