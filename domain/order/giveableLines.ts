import type { CartItem } from "../cart/Cart.ts"
import type { GiftTicketItem } from "./GiftTicketItem.ts"
import type { OrderInParts } from "./OrderPart.ts"

/** The lines of an order that still stand, with how many units of each do: what a gift ticket can be made for. */
export function giveableLines({
  order,
  parts,
}: OrderInParts): readonly { readonly item: CartItem; readonly units: number }[] {
  return order.items.flatMap((item) => {
    const inParts = parts.flatMap(({ status, lines }) =>
      lines
        .filter(({ orderItemId }) => orderItemId === item.id)
        .map(({ quantity }) => ({ quantity, isCancelled: status.toUpperCase() === "CANCELLED" })),
    )
    const units =
      inParts.length === 0
        ? item.quantity
        : inParts.reduce((sum, { quantity, isCancelled }) => (isCancelled ? sum : sum + quantity), 0)
    return units === 0 ? [] : [{ item, units }]
  })
}

/** The same as what was bought, for `canGive`. */
export function boughtUnits(order: OrderInParts): readonly GiftTicketItem[] {
  return giveableLines(order).map(({ item, units }) => ({ orderItemId: item.id, quantity: units }))
}
