import type { Kysely } from "kysely"
import type { components } from "../../generated/returns.d.ts"
import { readSellables, type Sellable } from "../catalog/stock/Sellable.ts"
import { readDocument } from "../order-records/OrderDocument.ts"
import type { Database } from "../platform/storage/Database.ts"
import { returnValueOf } from "./refunds/payRefund.ts"
import { destinationOf, presentDestination } from "./refunds/refundDestination.ts"
import type { ReturnRow } from "./returnAccess.ts"
import { isPrinterless } from "./labels/returnCarriers.ts"
import { reasonName } from "./returnReasons.ts"
import { returnWindow } from "./returnWindow.ts"
import type { ReturnScope } from "./ReturnScope.ts"
import { parseStored } from "../platform/storage/parseStored.ts"

export type WireRequest = components["schemas"]["RmaRequest"]
type BundleInfo = components["schemas"]["BundleInfo"]
type WireItem = ReturnType<typeof readDocument>["items"][number]

/**
 * Returns a return as the customer requested it, with names in the language of the call where the catalogue still has
 * the product.
 */
export const presentRequest = async (
  db: Kysely<Database>,
  scope: ReturnScope,
  row: ReturnRow,
): Promise<WireRequest> => {
  const { language } = scope
  const { rmareq_id, order_id, store_id } = row
  const order = await db
    .selectFrom("customer_order")
    .selectAll()
    .where("order_id", "=", order_id)
    .executeTakeFirstOrThrow()
  const { items, currencyCode = "" } = readDocument(order.document)
  const sellables = await readSellables(
    db,
    store_id,
    language.id,
    items.map(({ sku }) => sku),
  )
  const lines = await db
    .selectFrom("return_line")
    .selectAll()
    .where("rmareq_id", "=", rmareq_id)
    .orderBy("position")
    .execute()
  const changes = await db
    .selectFrom("return_change")
    .selectAll()
    .where("rmareq_id", "=", rmareq_id)
    .orderBy("position")
    .execute()
  const labels = await db
    .selectFrom("return_label")
    .selectAll()
    .where("rmareq_id", "=", rmareq_id)
    .orderBy("box_number")
    .execute()
  const { worth, shipping, difference, debt } = await returnValueOf(db, rmareq_id)
  const { lastDay } = await returnWindow(db, scope, order)
  const refusedByEntry = await refusedUnitsOf(db, rmareq_id, items)
  const bundleInfo = readBundles(row.bundle_info)
  return {
    rmareqId: String(rmareq_id),
    rmaId: String(row.rma_id),
    orderId: String(order_id),
    status: row.status,
    returnType: row.return_type,
    creationDate: new Date(row.created_at).toISOString(),
    maxReturnDate: lastDay,
    returnLines: lines.map(({ catentry_id, quantity, reason_id, comment }) => {
      const item = items.find(({ catentryId }) => catentryId === catentry_id)
      const refusedQuantity = Math.min(quantity, refusedByEntry.get(catentry_id) ?? 0)
      refusedByEntry.set(catentry_id, (refusedByEntry.get(catentry_id) ?? 0) - refusedQuantity)
      return {
        catentryId: catentry_id,
        quantity,
        ...(refusedQuantity === 0 ? {} : { refusedQuantity }),
        returnReasonId: reason_id,
        reasonName: reasonName(reason_id, language),
        ...(comment === null ? {} : { comment }),
        ...(item === undefined ? { name: "" } : presentItem(item, sellables.get(item.sku))),
      }
    }),
    changeLines: changes.map(({ catentry_id, quantity, sku, state }) => ({
      catentryId: catentry_id,
      quantity,
      newSku: sku,
      status: state,
    })),
    refundAmount: worth,
    refundShipping: Math.min(worth, shipping),
    ...(changes.length === 0 ? {} : { priceDifference: difference, debtAmount: Math.max(0, debt - row.charged) }),
    currencyCode,
    refundDestination: presentDestination(await destinationOf(db, order_id)),
    ...(row.courier_id === null ? {} : { courierId: row.courier_id }),
    numBoxes: row.num_boxes,
    isStoreReturn: row.is_store_return,
    ...(row.pickup_date === null ? {} : { pickupDate: row.pickup_date }),
    isPrinterless: isPrinterless(scope, row),
    ...(bundleInfo === undefined ? {} : { bundleInfo }),
    labels: labels.map(({ box_number, token }) => ({ boxNumber: box_number, token })),
  }
}

/** Refused units per catalogue entry. */
const refusedUnitsOf = async (
  db: Kysely<Database>,
  rmareqId: number,
  items: readonly WireItem[],
): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom("return_unit")
    .select("line_id")
    .where("rmareq_id", "=", rmareqId)
    .where("is_refused", "=", true)
    .execute()
  const units = new Map<string, number>()
  for (const { line_id } of rows) {
    const catentryId = items.find(({ id }) => id === String(line_id))?.catentryId ?? ""
    units.set(catentryId, (units.get(catentryId) ?? 0) + 1)
  }
  return units
}

const presentItem = (item: WireItem, sellable: Sellable | undefined) => {
  const { name, size, color, image } = { ...item, ...sellable }
  return {
    name,
    ...(size === undefined ? {} : { size }),
    ...(color === undefined ? {} : { color }),
    ...(image === undefined ? {} : { image }),
  }
}

// Only `requestColumns` writes the column, from a validated body.
const isBundles = (value: unknown): value is readonly BundleInfo[] => Array.isArray(value)

const readBundles = (text: string | null): readonly BundleInfo[] | undefined => {
  const value: unknown = text === null ? undefined : parseStored(text)
  return isBundles(value) ? value : undefined
}
