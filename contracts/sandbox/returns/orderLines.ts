import type { Kysely } from "kysely"
import { readSuborders } from "../order-documents/suborders.ts"
import type { OrderRow } from "../order-records/orderAccess.ts"
import { readDocument } from "../order-records/OrderDocument.ts"
import type { Database } from "../platform/storage/Database.ts"
import { type PaidLine, paidLines } from "./refunds/paidShares.ts"

/** Returns the lines of an order with their paid amounts, without cancelled suborders. */
export const orderLines = async (db: Kysely<Database>, order: OrderRow): Promise<readonly PaidLine[]> => {
  const cancelled = new Map<string, number>()
  for (const { units, isCancelled } of await readSuborders(db, order)) {
    for (const { orderitemId, quantity } of isCancelled ? units : [])
      cancelled.set(orderitemId, (cancelled.get(orderitemId) ?? 0) + quantity)
  }
  return paidLines(readDocument(order.document), cancelled)
}
