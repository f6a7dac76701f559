import type { ProductSummary } from "./ProductSummary.ts"

/**
 * A product as a filtered list shows it: in the first of its colours that was asked for, or of all where none was; of
 * several in the first that can be bought in a size that was asked for, by its name, where one can. As it is where
 * nothing asked for tells its colours apart.
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
