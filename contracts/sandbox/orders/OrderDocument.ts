import type { components } from "../../generated/orders.d.ts"
import { parseStored } from "../storage/parseStored.ts"

export type WireOrder = components["schemas"]["Order"]

/** An order as it was bought; its status stands in the row. */
export type OrderDocument = Omit<WireOrder, "status">

/** The point where an order is collected; undefined for one that is sent. */
export const pickupPointOf = ({
  shippingBundle,
}: OrderDocument): { readonly physicalStoreId?: string; readonly droppointId?: string } | undefined => {
  const { physicalStoreId, droppointId } = shippingBundle ?? {}
  if (physicalStoreId !== undefined) return { physicalStoreId }
  return droppointId === undefined ? undefined : { droppointId }
}

// Written by `placeOrder` alone.
const isDocument = (value: unknown): value is OrderDocument =>
  typeof value === "object" && value !== null && "totalOrder" in value && "items" in value

export const readDocument = (text: string): OrderDocument => {
  const value: unknown = parseStored(text)
  if (!isDocument(value)) throw new Error("A row of the table customer_order is damaged.")
  return value
}
