import type { CartItem } from "../cart/Cart.ts"
import type { GiftReceiptItem } from "./GiftReceiptItem.ts"
import type { OrderWithParts } from "./OrderWithParts.ts"

/** Returns the lines of an order available for gift receipts, with their remaining units. */
export function giftReceiptLines({
  order,
  parts,
}: OrderWithParts): readonly { readonly item: CartItem; readonly units: number }[] {
  return order.items.flatMap((item) => {
    const linesInParts = parts.flatMap(({ status, lines }) =>
      lines
        .filter(({ orderItemId }) => orderItemId === item.id)
        .map(({ quantity }) => ({ quantity, isCancelled: status.toUpperCase() === "CANCELLED" })),
    )
    const units =
      linesInParts.length === 0
        ? item.quantity
        : linesInParts.reduce((sum, { quantity, isCancelled }) => (isCancelled ? sum : sum + quantity), 0)
    return units === 0 ? [] : [{ item, units }]
  })
}

/** Returns the same units in the form of `canIssueGiftReceipt`. */
export function boughtUnits(order: OrderWithParts): readonly GiftReceiptItem[] {
  return giftReceiptLines(order).map(({ item, units }) => ({ orderItemId: item.id, quantity: units }))
}
