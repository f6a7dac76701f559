import type { Product } from "../../domain/catalog/Product.ts"
import type { ProductImage } from "../../domain/catalog/ProductImage.ts"

/**
 * The representative images of a product: two of each colour; for a bundle, its own images and the first of each item.
 */
export function productImages({ bundle, colors }: Product): readonly ProductImage[] {
  return bundle === undefined
    ? colors.flatMap(({ images }) => images.slice(0, 2))
    : [...bundle.images, ...bundle.components.flatMap(({ images }) => images.slice(0, 1))]
}
