import { type SpotText, spotTexts } from "../spotTexts.ts"
import type { WorldCategory, WorldProduct, WorldSpot } from "../World.ts"

/**
 * Returns the marketing spots, each with pictures of up to four products of its category: the newest ones on sale, no
 * product in two spots. Empty where a small world has none.
 */
export const composeSpots = (
  categories: readonly WorldCategory[],
  products: readonly WorldProduct[],
): readonly WorldSpot[] => {
  const pictured = new Set<string>()
  return spotTexts.map((spot) => {
    const places = idsBelow(categories, spot.categoryKey)
    const chosen = newest(
      products.filter(
        (product) =>
          !pictured.has(product.id) && product.categoryIds.some((id) => places.has(id)) && isPicturable(product),
      ),
      4,
    )
    for (const { id } of chosen) pictured.add(id)
    return { ...spot, productIds: chosen.map(({ id }) => id) }
  })
}

const idsBelow = (categories: readonly WorldCategory[], key: SpotText["categoryKey"]): ReadonlySet<string> => {
  const ids = new Set<string>()
  for (const { id, key: own, parentId } of categories) {
    if (own === key || (parentId !== undefined && ids.has(parentId))) ids.add(id)
  }
  return ids
}

const isPicturable = ({ visibility, colours, sizes, stock }: WorldProduct): boolean => {
  if (visibility !== undefined) return false
  return colours.some((colour) => sizes.some((size) => stock("10000034", colour.id, size.id) > 0))
}

const newest = (products: readonly WorldProduct[], howMany: number): readonly WorldProduct[] =>
  [...products].sort((one, other) => other.novelty - one.novelty).slice(0, howMany)
