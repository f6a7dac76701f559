import { allocate } from "../../cart/allocate.ts"
import { allocateOverLines } from "../../purchase/gift-cards/allocateOverLines.ts"
import { addedTax } from "../../order-documents/addedTax.ts"
import type { OrderDocument } from "../../order-records/OrderDocument.ts"
import type { StockOrigin } from "../../order-documents/stockOrigins.ts"

/**
 * Returns the paid share of each suborder in minor units, without the delivery; the shares and the delivery sum to the
 * total.
 *
 * *Details.* Discounts are shared in proportion to line prices (gift cards excluded) and wrapping over the wrapped
 * lines, both by largest remainder as in the pricing. A line that is split over suborders is shared by its units. Added
 * tax is the line's own.
 */
export const paidShares = (document: OrderDocument, parts: readonly StockOrigin[]): readonly number[] => {
  const { items, totalOrder, shippingPrice = 0, adjustment = [] } = document
  const added = addedTax(document)
  const amounts = (keep: (one: NonNullable<OrderDocument["adjustment"]>[number]) => boolean) =>
    adjustment.filter(keep).reduce((sum, { amount }) => sum + amount, 0)
  const deliveryDiscount = amounts(({ isShipping }) => isShipping === true)
  const wrapping = amounts(({ amount, isShipping }) => isShipping !== true && amount > 0)
  const products = totalOrder - added.total - shippingPrice - deliveryDiscount - wrapping
  const productShares = allocateOverLines(products, items)
  const wrappingShares = allocate(
    wrapping,
    items.map(({ giftPacking }) => (giftPacking === true ? 1 : 0)),
  )
  const paid = parts.map(() => 0)
  items.forEach((item, index) => {
    const units = parts.map((part) =>
      part.units.filter(({ orderitemId }) => orderitemId === item.id).reduce((sum, { quantity }) => sum + quantity, 0),
    )
    allocate(
      (productShares[index] ?? 0) + (wrappingShares[index] ?? 0) + (added.lineTaxAmounts[index] ?? 0),
      units,
    ).forEach((share, at) => {
      paid[at] = (paid[at] ?? 0) + share
    })
  })
  return paid
}
