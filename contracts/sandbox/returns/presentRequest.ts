import type { Kysely } from "kysely"
import type { components } from "../../generated/returns.d.ts"
import { readSellables, type Sellable } from "../catalog/Sellable.ts"
import { readDocument } from "../order-records/OrderDocument.ts"
import type { Database } from "../storage/Database.ts"
import { returnValueOf } from "./payRefund.ts"
import { destinationOf, presentDestination } from "./refundDestination.ts"
import type { ReturnRow } from "./returnAccess.ts"
import { reasonName } from "./returnReasons.ts"
import { returnWindow } from "./returnWindow.ts"
import type { ReturnScope } from "./ReturnScope.ts"
import { parseStored } from "../storage/parseStored.ts"

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
  const { goods, shipping } = await returnValueOf(db, rmareq_id)
  const { lastDay } = await returnWindow(db, scope, order)
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
      return {
        catentryId: catentry_id,
        quantity,
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
    refundAmount: goods + shipping,
    refundShipping: shipping,
    currencyCode,
    refundDestination: presentDestination(await destinationOf(db, order_id)),
    ...(row.courier_id === null ? {} : { courierId: row.courier_id }),
    numBoxes: row.num_boxes,
    isStoreReturn: row.is_store_return,
    ...(bundleInfo === undefined ? {} : { bundleInfo }),
    labels: labels.map(({ box_number, token }) => ({ boxNumber: box_number, token })),
  }
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
