import type { ProductSummary } from "./ProductSummary.ts"

/** Returns the data of a product card: two images, and colours without images. */
export function toProductCard(product: ProductSummary): ProductSummary {
  return {
    ...product,
    images: product.images.slice(0, 2),
    colors: product.colors.map(({ image: _, ...color }) => color),
  }
}
