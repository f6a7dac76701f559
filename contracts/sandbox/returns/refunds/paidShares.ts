import { allocate } from "../../cart/allocate.ts"
import { allocateOverLines } from "../../purchase/gift-cards/allocateOverLines.ts"
import { addedTax } from "../../order-documents/addedTax.ts"
import type { OrderDocument } from "../../order-records/OrderDocument.ts"

/** Paid amounts of one line of an order, in minor units. */
export interface PaidLine {
  readonly lineId: number
  readonly catentryId: string
  readonly sku: string
  readonly quantity: number
  /** Units that were not cancelled before shipping. */
  readonly remaining: number
  readonly isReturnable: boolean
  /** After all product discounts, with the wrapping. */
  readonly goods: number
  /** The line's share of the delivery. */
  readonly shipping: number
}

type Paid = Pick<OrderDocument, "items" | "totalOrder" | "adjustment" | "shippingPrice"> & Partial<OrderDocument>

/**
 * Divides the paid amount among the lines by price, and wrapping among the wrapped lines, each by largest remainder:
 * the shares are whole minor units and sum to the total of the order, added tax included. `cancelled`: units per order
 * item.
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
    remaining: quantity - (cancelled.get(id) ?? 0),
    isReturnable: isReturnable !== false,
    goods: (products[index] ?? 0) + (wrappings[index] ?? 0) + (added.lineTaxAmounts[index] ?? 0),
    shipping: shipping[index] ?? 0,
  }))
}

/** Splits an amount evenly: every unit gets `each`, the first `more` units one additional minor unit. */
export const unitShares = (amount: number, quantity: number): { readonly each: number; readonly more: number } => {
  const more = amount % quantity
  return { each: (amount - more) / quantity, more }
}

/** Returns the share of the first `units` units. */
export const shareOfFirst = (amount: number, quantity: number, units: number): number => {
  const { each, more } = unitShares(amount, quantity)
  return each * units + Math.min(units, more)
}
