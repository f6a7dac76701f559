import type { CartItem } from "../cart/Cart.ts"
import type { Product } from "../catalog/Product.ts"
import type { ProductSummary } from "../catalog/ProductSummary.ts"
import { analyticsItem } from "../order/analyticsOrder.ts"
import type { ItemsWithValue, ShownList } from "./CommerceEvent.ts"

/** Longest list in one event; a list shows fewer products. */
const MAX_ITEMS = 50

/** A list of products that was shown. */
export function shownList(list: string, products: readonly ProductSummary[]): ShownList {
  const [first] = products
  return {
    list,
    ...(first === undefined ? {} : { currency: first.price.currencyCode }),
    items: products.slice(0, MAX_ITEMS).map(({ mfname, categoryId, price }) => ({
      reference: mfname,
      parentReference: mfname,
      ...(categoryId === undefined ? {} : { categoryIdentifier: categoryId }),
      unitPrice: price.minorUnits,
      quantity: 1,
    })),
  }
}

/** A product, with its lowest price; `undefined` when nothing of it has a price. */
export function productItem({ mfname, categoryIds, colors, bundle }: Product): ItemsWithValue | undefined {
  const sizes = colors.flatMap((color) => color.sizes.map(({ price }) => price))
  const prices = bundle === undefined ? sizes : [bundle.price]
  const lowest = prices.toSorted((one, other) => one.minorUnits - other.minorUnits)[0]
  const categoryIdentifier = categoryIds.at(-1)
  if (lowest === undefined) return undefined
  return {
    currency: lowest.currencyCode,
    value: lowest.minorUnits,
    items: [
      {
        reference: mfname,
        parentReference: mfname,
        ...(categoryIdentifier === undefined ? {} : { categoryIdentifier }),
        unitPrice: lowest.minorUnits,
        quantity: 1,
      },
    ],
  }
}

/** Lines of a cart with their worth, before promotions and delivery. */
export function cartLines(lines: readonly CartItem[], currency: string): ItemsWithValue {
  return {
    currency,
    value: lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice.minorUnits * quantity, 0),
    items: lines.slice(0, MAX_ITEMS).map(analyticsItem),
  }
}
