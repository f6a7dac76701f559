import type { CartItem } from "../cart/Cart.ts"
import type { Order } from "../order/Order.ts"
import { isCustomizedLine } from "../cart/LineCustomization.ts"
import type { Returnability } from "./Returnability.ts"

/** Why a line cannot be returned: `returned` when all its units already are, or their return is requested. */
export type NotReturnableReason = "windowClosed" | "customized" | "notReturnable" | "returned"

/** A line of an order on the return form. */
export interface ReturnableLine {
  readonly item: CartItem
  readonly catentryId: string
  /** Units that can be returned now; 0 with a `refused`. */
  readonly units: number
  readonly refused?: NotReturnableReason
}

/**
 * Returns every line of an order with its returnable units. The backend counts units per catalogue entry; several lines
 * of the same entry get them in the order of the lines.
 */
export function returnableLines(
  { items }: Pick<Order, "items">,
  { units, isOpen }: Returnability,
): readonly ReturnableLine[] {
  const left = new Map(units.map(({ catentryId, quantity }) => [catentryId, quantity]))
  const returnable = new Set(units.filter(({ isReturnable }) => isReturnable).map(({ catentryId }) => catentryId))
  return items.flatMap((item) => {
    const { catentryId } = item
    if (catentryId === undefined) return []
    const line = { item, catentryId }
    if (item.isReturnable === false || !returnable.has(catentryId))
      return [
        { ...line, units: 0, refused: isCustomizedLine(item) ? ("customized" as const) : ("notReturnable" as const) },
      ]
    if (!isOpen) return [{ ...line, units: 0, refused: "windowClosed" as const }]
    const free = Math.min(item.quantity, left.get(catentryId) ?? 0)
    left.set(catentryId, (left.get(catentryId) ?? 0) - free)
    return [free === 0 ? { ...line, units: 0, refused: "returned" as const } : { ...line, units: free }]
  })
}
