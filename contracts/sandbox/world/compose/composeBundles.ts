import { looks } from "../looks.ts"
import type { WorldBundle, WorldCategory, WorldProduct } from "../World.ts"

/** Ids of bundles: below those of products, and part numbers above theirs. */
const FIRST_ID = 290_000_001
const FIRST_MFNAME = 60_000_001

/** Returns the brand's looks whose items all exist in a world. The same looks for any larger number of products. */
export const composeBundles = (
  categories: readonly WorldCategory[],
  products: readonly WorldProduct[],
): readonly WorldBundle[] =>
  looks.flatMap(({ name, description, category, items }, index) => {
    const categoryId = categories.find(({ key }) => key === category)?.id
    const pictured = items.flatMap(([ordinal, colourAt]) => {
      const product = products[ordinal]
      const colour = product?.colours[colourAt]
      return product === undefined || colour === undefined ? [] : [{ product, colour }]
    })
    if (categoryId === undefined || pictured.length < items.length) return []
    return [
      {
        id: String(FIRST_ID + index),
        mfname: String(FIRST_MFNAME + index),
        name,
        description,
        categoryId,
        items: pictured,
        novelty: -index,
      },
    ]
  })
