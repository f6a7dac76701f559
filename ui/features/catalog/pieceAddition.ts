import type { CartAddition } from "../../../domain/cart/CartAddition.ts"
import { lotOf } from "../../../domain/catalog/lotOf.ts"
import type { Product, ProductColor, ProductSize } from "../../../domain/catalog/Product.ts"
import { seenIn } from "./seenIn.ts"

/** One piece of a size, or one lot where it is sold in lots, with all that its page knows of it. */
export function pieceAddition(
  product: Product,
  color: ProductColor,
  size: Pick<ProductSize, "sku" | "name" | "unitsLot">,
): CartAddition & { readonly name: string } {
  const { sku, name, unitsLot } = size
  const categoryId = product.categoryIds.at(-1)
  return {
    sku,
    quantity: lotOf(size),
    productId: product.id,
    color: color.id,
    sizeId: name,
    name: [product.name, color.name, name].join(" · "),
    ...(unitsLot === undefined ? {} : { unitsLot }),
    ...(categoryId === undefined ? {} : { categoryId }),
    ...seenIn.get(product.id),
  }
}
