import { compareSizes } from "../../../../domain/catalog/compareSizes.ts"
import type { ProductColor, ProductSize } from "../../../../domain/catalog/Product.ts"
import type { Translate } from "../../../text/createTranslate.ts"

/** The visible sizes of a colour, in the merchant's order if all have one, else by `compareSizes`. */
export function orderedSizes(color: Pick<ProductColor, "sizes">): readonly ProductSize[] {
  const seen = color.sizes.filter((size) => size.visibility !== "hidden")
  const allHavePositions = seen.every((size) => size.position !== undefined)
  return seen.toSorted(
    (a, b) => (allHavePositions ? (a.position ?? 0) - (b.position ?? 0) : 0) || compareSizes(a.name, b.name),
  )
}

/** Whether a size can be added to the cart now. */
export function canBuy(size: Pick<ProductSize, "isBuyable" | "visibility">): boolean {
  return size.isBuyable && size.visibility === "show"
}

/** The note below a size: why it is unavailable, or that few are left. */
export function sizeNote(size: ProductSize, t: Translate): { readonly note?: string } {
  if (size.visibility === "coming_soon" || size.visibility === "back_soon")
    return { note: t(`catalog.${size.visibility}`) }
  if (!canBuy(size)) return { note: t("catalog.sold_out") }
  return size.isLow ? { note: t("catalog.fewLeft") } : {}
}
