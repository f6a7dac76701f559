import type { ProductSummary } from "./ProductSummary.ts"

/** A product as a list shows it that was filtered by colour: in the first of its colours that was asked for. */
export function inColorAsked(product: ProductSummary, colorIds: readonly string[]): ProductSummary {
  const { colors, images } = product
  const color = colors.find(({ id }) => colorIds.includes(id))
  if (color === undefined) return product
  return { ...product, colorId: color.id, images: color === colors[0] || color.image === undefined ? images : [color.image] }
}
