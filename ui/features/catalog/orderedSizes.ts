import { compareSizes } from "../../../domain/catalog/compareSizes.ts"
import type { ProductColor, ProductSize } from "../../../domain/catalog/Product.ts"

/** The sizes of a colour that may be seen, by the merchant's own order where all have one, else by `compareSizes`. */
export function orderedSizes(color: Pick<ProductColor, "sizes">): readonly ProductSize[] {
  const seen = color.sizes.filter((size) => size.visibility !== "hidden")
  const placed = seen.every((size) => size.position !== undefined)
  return seen.toSorted((a, b) => (placed ? (a.position ?? 0) - (b.position ?? 0) : 0) || compareSizes(a.name, b.name))
}

/** Whether a size can be put into the cart now. */
export function canBuy(size: Pick<ProductSize, "isBuyable" | "visibility">): boolean {
  return size.isBuyable && size.visibility === "show"
}
