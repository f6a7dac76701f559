import type { OrderDocument } from "./OrderDocument.ts"

/**
 * Returns the columns that are copied from an order's document, because SQL must search columns and never JSON paths
 * (F180).
 */
export const orderColumns = (document: OrderDocument) => ({
  document: JSON.stringify(document),
  email: document.email ?? null,
  physical_store_id: document.shippingBundle?.physicalStoreId ?? null,
  droppoint_id: document.shippingBundle?.droppointId ?? null,
})
