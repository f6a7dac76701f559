import type { Product } from "../../domain/catalog/Product.ts"
import type { ProductImage } from "../../domain/catalog/ProductImage.ts"

/**
 * The pictures of a product that tell what it is: two of each colour; of a bundle, those of all pieces together and the
 * first of each piece.
 */
export function productImages({ bundle, colors }: Product): readonly ProductImage[] {
  return bundle === undefined
    ? colors.flatMap(({ images }) => images.slice(0, 2))
    : [...bundle.images, ...bundle.components.flatMap(({ images }) => images.slice(0, 1))]
}
