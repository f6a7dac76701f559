import type { Order } from "./Order.ts"

/** An item of an analytics event. */
export interface AnalyticsItem {
  /** The SKU; of a product as a whole its number. */
  readonly reference: string
  /** The number of its product. */
  readonly parentReference: string
  readonly categoryIdentifier?: string
  /** Absent where the shop does not read it, for example for a wishlist. */
  readonly unitPrice?: number
  readonly quantity: number
}

/** Analytics data of a purchase (S3.19: analytics order). Prices are minor units (S9.8). */
export interface AnalyticsOrder {
  readonly id: string
  readonly totalOrder: number
  readonly shippingPrice: number
  readonly payment: readonly { readonly name: string }[]
  readonly items: readonly AnalyticsItem[]
}

/** Returns a purchase without personal data: no name, address, email, card or token. */
export function analyticsOrder({ id, totalOrder, shippingPrice, payments, items }: Order): AnalyticsOrder {
  return {
    id,
    totalOrder: totalOrder.minorUnits,
    shippingPrice: shippingPrice.minorUnits,
    payment: payments.slice(0, 1).map(({ name }) => ({ name })),
    items: items.map(analyticsItem),
  }
}

/** Returns a line of a cart or order. */
export function analyticsItem({
  sku,
  mfname,
  productId,
  categoryId,
  unitPrice,
  quantity,
}: Order["items"][number]): AnalyticsItem {
  return {
    reference: sku,
    parentReference: mfname ?? productId,
    ...(categoryId === undefined ? {} : { categoryIdentifier: categoryId }),
    unitPrice: unitPrice.minorUnits,
    quantity,
  }
}
