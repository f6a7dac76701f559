import type { Kysely } from "kysely"
import type { components } from "../../generated/orders.d.ts"
import type { Database } from "../platform/storage/Database.ts"
import type { OrderRow } from "../order-records/orderAccess.ts"
import { readDocument } from "../order-records/OrderDocument.ts"
import type { StoreLanguage } from "../stores/StoreData.ts"
import { methodName } from "../cart/shipping/shippingMethods.ts"
import type { OrderStatus } from "../platform/storage/tables/OrderTables.ts"
import { isCancellable } from "../order-records/orderStatus.ts"
import { readParcels } from "./parcels.ts"
import { type StockOrigin, stockOrigins } from "./stockOrigins.ts"

type WireSuborder = components["schemas"]["Suborder"]

export interface Suborder extends StockOrigin {
  readonly isCancelled: boolean
  readonly status: OrderStatus
}

/** The suborders of an order, each with its cancellation. */
export const readSuborders = async (db: Kysely<Database>, order: OrderRow): Promise<readonly Suborder[]> => {
  const rows = await db
    .selectFrom("cancelled_suborder")
    .select("suborder_id")
    .where("order_id", "=", order.order_id)
    .execute()
  const cancelled = new Set(rows.map(({ suborder_id }) => suborder_id))
  const moved = await db
    .selectFrom("suborder_status_change")
    .select(["suborder_id", "status"])
    .where("order_id", "=", order.order_id)
    .orderBy("changed_at")
    .orderBy("status", "desc")
    .execute()
  const own = new Map(moved.map(({ suborder_id, status }) => [suborder_id, status]))
  return stockOrigins(readDocument(order.document)).map((part) => {
    const isCancelled = cancelled.has(part.suborderId)
    return {
      ...part,
      isCancelled,
      status: isCancelled ? "CANCELLED" : statusOf(order.status, own.get(part.suborderId), own.size > 0),
    }
  })
}

/**
 * In a split order one suborder may be shipped while another is not; otherwise a suborder has the status of its order.
 */
const statusOf = (order: OrderStatus, own: OrderStatus | undefined, isSplit: boolean): OrderStatus =>
  order === "SHIPPED" && isSplit ? (own ?? "PAID") : order

export const presentSuborders = async (
  db: Kysely<Database>,
  order: OrderRow,
  language: StoreLanguage,
): Promise<readonly WireSuborder[]> => {
  const parcels = await readParcels(db, order.order_id)
  const prices = new Map(readDocument(order.document).items.map(({ id, unitPrice }) => [id, unitPrice]))
  return (await readSuborders(db, order)).map(
    ({ suborderId, ffmId, ffmTypeId, stockSourceCode, units, status, delivery }) => ({
      ...parcelOf(parcels.get(suborderId)),
      id: suborderId,
      status,
      ffmId,
      ffmTypeId,
      stockSourceCode,
      items: units.map(({ orderitemId, quantity }) => ({ orderitemId, quantity })),
      totalProduct: units.reduce(
        (sum, { orderitemId, quantity }) => sum + quantity * (prices.get(orderitemId) ?? 0),
        0,
      ),
      isCancellable: status !== "CANCELLED" && isCancellable(order.status),
      ...delivery,
      ...methodNameOf(delivery?.shippingMethodId, language),
    }),
  )
}

const parcelOf = (parcel: WireSuborder["parcel"]): Pick<WireSuborder, "parcel"> =>
  parcel === undefined ? {} : { parcel }

const methodNameOf = (
  methodId: string | undefined,
  language: StoreLanguage,
): Pick<WireSuborder, "shippingMethodName"> => {
  const name = methodId === undefined ? undefined : methodName(methodId, language)
  return name === undefined ? {} : { shippingMethodName: name }
}
