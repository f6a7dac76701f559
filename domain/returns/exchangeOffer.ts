import type { Product } from "../catalog/Product.ts"
import type { CartItem } from "../cart/Cart.ts"
import type { Money } from "../shared/Money.ts"
import type { Sku } from "../shared/Sku.ts"

/** Another size or colour that a bought item can be exchanged for. */
export interface ExchangeOffer {
  readonly sku: Sku
  readonly colorId: string
  readonly color: string
  readonly size: string
  /** In stock now; the request reserves it. */
  readonly isAvailable: boolean
  /**
   * Today's price of a unit minus its price in the order, before discounts of the whole order. Positive: charged when
   * the return arrives; negative: refunded then.
   */
  readonly priceDifference: Money
}

/** Returns the SKUs of the same product, other than the bought one, in the order of the product page. */
export function exchangeOffers(
  { sku: bought, unitPrice }: Pick<CartItem, "sku" | "unitPrice">,
  { colors }: Pick<Product, "colors">,
): readonly ExchangeOffer[] {
  return colors.flatMap(({ id, name, sizes }) =>
    sizes
      .filter(({ sku }) => sku !== bought)
      .map(({ sku, name: size, price, isBuyable }) => ({
        sku,
        colorId: id,
        color: name,
        size,
        isAvailable: isBuyable,
        priceDifference: { ...price, minorUnits: price.minorUnits - unitPrice.minorUnits },
      })),
  )
}
