import type { ProductImage } from "../../../domain/catalog/ProductImage.ts"
import type { MarketingSpot } from "../../../domain/content/MarketingSpot.ts"

/** The picture of a spot: the editors' own, or that of the first product in it. */
export function spotPicture(spot: MarketingSpot): ProductImage | undefined {
  return spot.images[0] ?? spot.products[0]?.images[0]
}

/** A picture that stands upright, for a narrow place; where there is none, whatever there is. */
export function portraitPicture(spot: MarketingSpot): ProductImage | undefined {
  const all = [...spot.images, ...spot.products.flatMap(({ images }) => images)]
  return all.find(({ width, height }) => height > width) ?? all[0]
}
