import type { Cart, CartItem } from "../../../../domain/cart/Cart.ts"
import { lotSize } from "../../../../domain/catalog/stock/lotSize.ts"
import { isCustomizedLine } from "../../../../domain/cart/LineCustomization.ts"
import type { Product, ProductColor, ProductSize } from "../../../../domain/catalog/Product.ts"

/**
 * The expected cart after adding one unit or lot. The line has no id until the server responds, which marks the totals
 * as outdated.
 */
export function cartWithAddition(cart: Cart, product: Product, color: ProductColor, size: ProductSize): Cart {
  const known = cart.items.find((item) => item.sku === size.sku && item.bundle === undefined && !isCustomizedLine(item))
  if (known !== undefined)
    return {
      ...cart,
      items: cart.items.map((item) =>
        item === known ? { ...item, id: "", quantity: item.quantity + lotSize(size) } : item,
      ),
    }
  const [image] = color.images
  const lowestPrice30Days = size.lowestPrice30Days ?? product.lowestPrice30Days
  const line: CartItem = {
    id: "",
    sku: size.sku,
    quantity: lotSize(size),
    unitPrice: size.price,
    name: product.name,
    size: size.name,
    color: color.name,
    colorId: color.id,
    productId: product.id,
    mfname: product.mfname,
    productUrl: product.productUrl,
    isBuyable: true,
    ...(size.unitsLot === undefined ? {} : { unitsLot: size.unitsLot }),
    ...(size.oldPrice === undefined ? {} : { oldPrice: size.oldPrice }),
    ...(lowestPrice30Days === undefined ? {} : { lowestPrice30Days }),
    ...(image === undefined ? {} : { image }),
  }
  return { ...cart, items: [...cart.items, line] }
}
