import type { ProductSummary } from "./ProductSummary.ts"

/** What a card of a product shows: two pictures, and its colours without theirs. */
export function toProductCard(product: ProductSummary): ProductSummary {
  return {
    ...product,
    images: product.images.slice(0, 2),
    colors: product.colors.map(({ image: _, ...color }) => color),
  }
}
