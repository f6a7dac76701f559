import type { ProductSummary } from "./ProductSummary.ts"

/**
 * A product as a list shows it that was filtered by colour: in the first of its colours that was asked for; of several in the first
 * that can be bought in a size that was asked for, by its name, where one can.
 */
export function inColorAsked(product: ProductSummary, colorIds: readonly string[], sizeNames: readonly string[]): ProductSummary {
  const { colors, images } = product
  const asked = colors.filter(({ id }) => colorIds.includes(id))
  const color = asked.find(({ buyableSizes = [] }) => buyableSizes.some((name) => sizeNames.includes(name))) ?? asked[0]
  if (color === undefined) return product
  return { ...product, colorId: color.id, images: color === colors[0] || color.image === undefined ? images : [color.image] }
}
