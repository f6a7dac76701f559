import type { ProductImage } from "../../../domain/catalog/ProductImage.ts"
import type { MarketingSpot } from "../../../domain/content/MarketingSpot.ts"

/** The image of a spot: the editors' own, or that of its first product. */
export function spotPicture(spot: MarketingSpot): ProductImage | undefined {
  return spot.images[0] ?? spot.products[0]?.images[0]
}

/** A portrait image for a narrow space, or any other if there is none. */
export function portraitPicture(spot: MarketingSpot): ProductImage | undefined {
  const all = [...spot.images, ...spot.products.flatMap(({ images }) => images)]
  return all.find(({ width, height }) => height > width) ?? all[0]
}
