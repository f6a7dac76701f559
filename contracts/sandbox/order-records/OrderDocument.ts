import type { components } from "../../generated/orders.d.ts"
import { parseStored } from "../platform/storage/parseStored.ts"

export type WireOrder = components["schemas"]["Order"]

/** An order at the time of purchase; its status is a column of the row. */
export type OrderDocument = Omit<WireOrder, "status">

/** Returns the pickup point of an order; undefined for one that is shipped. */
export const pickupPointOf = ({
  shippingBundle,
}: OrderDocument): { readonly physicalStoreId?: string; readonly droppointId?: string } | undefined => {
  const { physicalStoreId, droppointId } = shippingBundle ?? {}
  if (physicalStoreId !== undefined) return { physicalStoreId }
  return droppointId === undefined ? undefined : { droppointId }
}

// Only `placeOrder` writes the column.
const isDocument = (value: unknown): value is OrderDocument =>
  typeof value === "object" && value !== null && "totalOrder" in value && "items" in value

export const readDocument = (text: string): OrderDocument => {
  const value: unknown = parseStored(text)
  if (!isDocument(value)) throw new Error("A row of the table customer_order is damaged.")
  return value
}
