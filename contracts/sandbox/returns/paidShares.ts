import { allocate } from "../cart/allocate.ts"
import { allocateOverLines } from "../gift-cards/allocateOverLines.ts"
import { addedTax } from "../orders/addedTax.ts"
import type { OrderDocument } from "../orders/OrderDocument.ts"

/** What was paid for one line of an order, in minor units. */
export interface PaidLine {
  readonly lineId: number
  readonly catentryId: string
  readonly sku: string
  readonly quantity: number
  /** Units that were not cancelled before they were sent. */
  readonly standing: number
  readonly isReturnable: boolean
  /** After every discount of products, with the wrapping. */
  readonly goods: number
  /** The line's share of the delivery. */
  readonly shipping: number
}

type Paid = Pick<OrderDocument, "items" | "totalOrder" | "adjustment" | "shippingPrice"> & Partial<OrderDocument>

/**
 * Shares out what was paid over the lines by their price, wrapping over what is wrapped, each by largest remainder: the
 * parts are whole minor units and add up to exactly the total of the order, with the tax that came on top. `cancelled`:
 * units per order item.
 */
export const paidLines = (document: Paid, cancelled: ReadonlyMap<string, number> = new Map()): readonly PaidLine[] => {
  const { items, adjustment = [], shippingPrice = 0 } = document
  const added = addedTax(document)
  const totalOrder = document.totalOrder - added.total
  const shippingDiscount = adjustment.reduce(
    (sum, { amount, isShipping }) => (isShipping === true ? sum + amount : sum),
    0,
  )
  const shippingPaid = Math.min(totalOrder, Math.max(0, shippingPrice + shippingDiscount))
  const weights = items.map(({ unitPrice, quantity }) => unitPrice * quantity)
  const wrapping = adjustment.reduce(
    (sum, { amount, isShipping }) => (isShipping !== true && amount > 0 ? sum + amount : sum),
    0,
  )
  const products = allocateOverLines(totalOrder - shippingPaid - wrapping, items)
  const wrappings = allocate(
    wrapping,
    items.map(({ giftPacking }) => (giftPacking === true ? 1 : 0)),
  )
  const shipping = allocate(shippingPaid + added.shippingTaxAmount, weights)
  return items.map(({ id, catentryId, sku, quantity, isReturnable }, index) => ({
    lineId: Number(id),
    catentryId: catentryId ?? "",
    sku,
    quantity,
    standing: quantity - (cancelled.get(id) ?? 0),
    isReturnable: isReturnable !== false,
    goods: (products[index] ?? 0) + (wrappings[index] ?? 0) + (added.lineTaxAmounts[index] ?? 0),
    shipping: shipping[index] ?? 0,
  }))
}

/** Equal shares of an amount per unit: every unit gets `each`, the first `more` units one minor unit on top. */
export const unitShares = (amount: number, quantity: number): { readonly each: number; readonly more: number } => {
  const more = amount % quantity
  return { each: (amount - more) / quantity, more }
}

/** The share of the first so many units. */
export const shareOfFirst = (amount: number, quantity: number, units: number): number => {
  const { each, more } = unitShares(amount, quantity)
  return each * units + Math.min(units, more)
}
