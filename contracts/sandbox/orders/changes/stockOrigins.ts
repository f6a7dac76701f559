import type { components } from "../../../generated/orders.d.ts"
import type { OrderDocument } from "../OrderDocument.ts"

type WireOrigin = components["schemas"]["StockOriginDelivery"]

/** One part of an order: what one stock origin sends of it. */
export interface StockOrigin {
  readonly suborderId: string
  readonly ffmId: string
  readonly ffmTypeId: string
  readonly stockSourceCode: string
  readonly units: readonly { readonly orderitemId: string; readonly quantity: number }[]
}

const WAREHOUSE = { ffmId: "warehouse", ffmTypeId: "WAREHOUSE", stockSourceCode: "W1" } as const
const WORKSHOP = { ffmId: "workshop", ffmTypeId: "WORKSHOP", stockSourceCode: "W2" } as const

/**
 * The parts an order is sent in, always in the same order and each with an id of its own (the order's and two digits).
 *
 * *Details.* As its delivery says (deliveryInfoByStockOrigin), where that names every line whole; else what is customized
 * or tailored comes from the workshop and everything else from the warehouse.
 */
export const stockOrigins = ({ id, items, shippingBundle }: OrderDocument): readonly StockOrigin[] => {
  const chosen = shippingBundle?.deliveryInfoByStockOrigin ?? []
  const parts = namesAll(chosen, items) ? chosen.map(named) : ownSplit(items)
  return parts.map((part, index) => ({ suborderId: `${id}${String(index + 1).padStart(2, "0")}`, ...part }))
}

const named = ({ ffmId, ffmTypeId, stockSourceCode, orderitemsInfo }: WireOrigin) => ({
  ffmId: ffmId ?? WAREHOUSE.ffmId,
  ffmTypeId: ffmTypeId ?? WAREHOUSE.ffmTypeId,
  stockSourceCode: stockSourceCode ?? WAREHOUSE.stockSourceCode,
  units: orderitemsInfo ?? [],
})

/** Whether the parts hold exactly the units of the order. */
const namesAll = (parts: readonly WireOrigin[], items: OrderDocument["items"]): boolean => {
  const left = new Map(items.map(({ id, quantity }) => [id, quantity]))
  for (const { orderitemId, quantity } of parts.flatMap(({ orderitemsInfo }) => orderitemsInfo ?? [])) {
    left.set(orderitemId, (left.get(orderitemId) ?? 0) - quantity)
  }
  return parts.every(({ orderitemsInfo }) => (orderitemsInfo ?? []).length > 0) && [...left.values()].every((units) => units === 0)
}

const ownSplit = (items: OrderDocument["items"]) => {
  const isMade = ({ isCustomized, tailoringModel }: OrderDocument["items"][number]) => isCustomized === true || tailoringModel !== undefined
  const unitsOf = (lines: OrderDocument["items"]) => lines.map(({ id, quantity }) => ({ orderitemId: id, quantity }))
  return [
    { ...WAREHOUSE, units: unitsOf(items.filter((item) => !isMade(item))) },
    { ...WORKSHOP, units: unitsOf(items.filter(isMade)) },
  ].filter(({ units }) => units.length > 0)
}
