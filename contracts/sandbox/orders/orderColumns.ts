import type { OrderDocument } from "./OrderDocument.ts"

/**
 * The columns of an order that its document decides: what SQL looks for is a column, never a path into the JSON (F180).
 */
export const orderColumns = (document: OrderDocument) => ({
  document: JSON.stringify(document),
  email: document.email ?? null,
  physical_store_id: document.shippingBundle?.physicalStoreId ?? null,
  droppoint_id: document.shippingBundle?.droppointId ?? null,
})
