import type { Product, ProductColor, ProductSize } from "../../../../domain/catalog/Product.ts"
import { canBuy, orderedSizes } from "./orderedSizes.ts"

/** The sizes of a colour that are unavailable and may return, for restock alerts. */
export function missingSizes(color: Pick<ProductColor, "sizes">): readonly ProductSize[] {
  return orderedSizes(color).filter((size) => !canBuy(size))
}

/** The colour for a restock alert: the viewed one, that of a sku, else the first with a missing size. */
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
