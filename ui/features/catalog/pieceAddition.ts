import type { CartAddition } from "../../../domain/cart/CartAddition.ts"
import type { Product, ProductColor, ProductSize } from "../../../domain/catalog/Product.ts"
import { seenIn } from "./seenIn.ts"

/** One piece of a size, with all that its page knows of it. */
export function pieceAddition(product: Product, color: ProductColor, { sku, name }: Pick<ProductSize, "sku" | "name">): CartAddition & { readonly name: string } {
  const categoryId = product.categoryIds.at(-1)
  return {
    sku, quantity: 1, productId: product.id, color: color.id, sizeId: name, name: [product.name, color.name, name].join(" · "),
    ...(categoryId === undefined ? {} : { categoryId }), ...seenIn.get(product.id),
  }
}
