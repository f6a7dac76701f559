import type { Kysely } from "kysely"
import type { components } from "../../../generated/orders.d.ts"
import type { Database } from "../../storage/Database.ts"
import type { OrderRow } from "../orderAccess.ts"
import { readDocument } from "../OrderDocument.ts"
import { isCancellable } from "./orderStatus.ts"
import { type StockOrigin, stockOrigins } from "./stockOrigins.ts"

type WireSuborder = components["schemas"]["Suborder"]

export interface Suborder extends StockOrigin {
  readonly isCancelled: boolean
}

/** The parts of an order and which of them are cancelled. */
export const readSuborders = async (db: Kysely<Database>, order: OrderRow): Promise<readonly Suborder[]> => {
  const rows = await db.selectFrom("cancelled_suborder").select("suborder_id").where("order_id", "=", order.order_id).execute()
  const cancelled = new Set(rows.map(({ suborder_id }) => suborder_id))
  return stockOrigins(readDocument(order.document)).map((part) => ({ ...part, isCancelled: cancelled.has(part.suborderId) }))
}

export const presentSuborders = async (db: Kysely<Database>, order: OrderRow): Promise<readonly WireSuborder[]> => {
  const prices = new Map(readDocument(order.document).items.map(({ id, unitPrice }) => [id, unitPrice]))
  return (await readSuborders(db, order)).map(({ suborderId, ffmId, ffmTypeId, stockSourceCode, units, isCancelled }) => ({
    id: suborderId,
    status: isCancelled ? "CANCELLED" : order.status,
    ffmId,
    ffmTypeId,
    stockSourceCode,
    items: units.map(({ orderitemId, quantity }) => ({ orderitemId, quantity })),
    totalProduct: units.reduce((sum, { orderitemId, quantity }) => sum + quantity * (prices.get(orderitemId) ?? 0), 0),
    isCancellable: !isCancelled && isCancellable(order.status),
  }))
}
