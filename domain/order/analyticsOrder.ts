import type { Order } from "./Order.ts"

/**
 * What analytics is told of a purchase (specification, section 3: analytics order). Prices are minor units (section 9).
 */
export interface AnalyticsOrder {
  readonly id: string
  readonly totalOrder: number
  readonly shippingPrice: number
  readonly payment: readonly { readonly name: string }[]
  readonly items: readonly {
    readonly reference: string
    readonly parentReference: string
    readonly categoryIdentifier?: string
    readonly unitPrice: number
    readonly quantity: number
  }[]
}

/** The same purchase without anything that says whose it is: no name, address, e-mail, card or token. */
export function analyticsOrder({ id, totalOrder, shippingPrice, payments, items }: Order): AnalyticsOrder {
  return {
    id,
    totalOrder: totalOrder.minorUnits,
    shippingPrice: shippingPrice.minorUnits,
    payment: payments.slice(0, 1).map(({ name }) => ({ name })),
    items: items.map(({ sku, mfname, productId, categoryId, unitPrice, quantity }) => ({
      reference: sku,
      parentReference: mfname ?? productId,
      ...(categoryId === undefined ? {} : { categoryIdentifier: categoryId }),
      unitPrice: unitPrice.minorUnits,
      quantity,
    })),
  }
}
