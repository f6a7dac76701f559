import type { CartAddition } from "../../../../domain/cart/CartAddition.ts"
import { lotSize } from "../../../../domain/catalog/stock/lotSize.ts"
import type { Product, ProductColor, ProductSize } from "../../../../domain/catalog/Product.ts"
import { listingContexts } from "../listing/listingContexts.ts"

/** One unit or lot of a size, with the data its page has about it. */
export function toCartAddition(
  product: Product,
  color: ProductColor,
  size: Pick<ProductSize, "sku" | "name" | "unitsLot">,
): CartAddition & { readonly name: string } {
  const { sku, name, unitsLot } = size
  const categoryId = product.categoryIds.at(-1)
  return {
    sku,
    quantity: lotSize(size),
    productId: product.id,
    color: color.id,
    sizeId: name,
    name: [product.name, color.name, name].join(" · "),
    ...(unitsLot === undefined ? {} : { unitsLot }),
    ...(categoryId === undefined ? {} : { categoryId }),
    ...listingContexts.get(product.id),
  }
}
