import type { ProductSummary } from "./ProductSummary.ts"

/**
 * Returns a product as displayed in a filtered list: in the first of the requested colours, or of all colours when none
 * was requested; among these, preferably the first available in a requested size (by name). Unchanged when the filter
 * does not distinguish its colours.
 */
export function withRequestedColor(
  product: ProductSummary,
  colorIds: readonly string[],
  sizeNames: readonly string[],
): ProductSummary {
  const { colors, images } = product
  const asked = colors.filter(({ id }) => colorIds.includes(id))
  const inSize = (colorIds.length === 0 ? colors : asked).find(({ buyableSizes = [] }) =>
    buyableSizes.some((name) => sizeNames.includes(name)),
  )
  const color = inSize ?? asked[0]
  if (color === undefined) return product
  return {
    ...product,
    colorId: color.id,
    images: color === colors[0] || color.image === undefined ? images : [color.image],
  }
}
