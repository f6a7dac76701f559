import type { OrderDocument } from "../order-records/OrderDocument.ts"

type Taxed = Pick<OrderDocument, "items" | "totalOrder"> &
  Partial<Pick<OrderDocument, "totalProduct" | "totalAdjustment" | "shippingPrice" | "tax" | "shippingTax">>

/** Tax that an order was charged in addition to its prices. */
export interface AddedTax {
  readonly total: number
  readonly shippingTaxAmount: number
  /** Per line, in the order of the lines. */
  readonly lineTaxAmounts: readonly number[]
}

/**
 * Returns the tax added to the prices of an order; zero where the prices include it. The components of the total
 * decide.
 */
export const addedTax = ({
  items,
  totalOrder,
  totalProduct = 0,
  totalAdjustment = 0,
  shippingPrice = 0,
  tax = 0,
  shippingTax = 0,
}: Taxed): AddedTax => {
  const isAdded = tax > 0 && totalOrder === totalProduct + totalAdjustment + shippingPrice + tax
  if (!isAdded) return { total: 0, shippingTaxAmount: 0, lineTaxAmounts: items.map(() => 0) }
  return {
    total: tax,
    shippingTaxAmount: shippingTax,
    lineTaxAmounts: items.map((item) => (item.tax ?? []).reduce((sum, { price }) => sum + price, 0)),
  }
}
