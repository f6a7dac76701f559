import type { Cart, CartItem } from "../../../domain/cart/Cart.ts"
import { isMade } from "../../../domain/cart/LineMaking.ts"
import type { Product, ProductColor, ProductSize } from "../../../domain/catalog/Product.ts"

/**
 * The cart as it will look once the shop has taken one more piece. The line has no id until then, which tells the cart's
 * screens that its totals are still those of before.
 */
export function cartWithAddition(cart: Cart, product: Product, color: ProductColor, size: ProductSize): Cart {
  const known = cart.items.find((item) => item.sku === size.sku && item.bundle === undefined && !isMade(item))
  if (known !== undefined)
    return { ...cart, items: cart.items.map((item) => (item === known ? { ...item, id: "", quantity: item.quantity + 1 } : item)) }
  const [image] = color.images
  const line: CartItem = {
    id: "", sku: size.sku, quantity: 1, unitPrice: size.price, name: product.name, size: size.name, color: color.name, colorId: color.id,
    productId: product.id, mfname: product.mfname, productUrl: product.productUrl, isBuyable: true,
    ...(size.oldPrice === undefined ? {} : { oldPrice: size.oldPrice }),
    ...(image === undefined ? {} : { image }),
  }
  return { ...cart, items: [...cart.items, line] }
}
