import type { Kysely } from "kysely"
import type { components } from "../../generated/orders.d.ts"
import type { Database } from "../platform/storage/Database.ts"
import type { OrderRow } from "../order-records/orderAccess.ts"

type OrderEvent = components["schemas"]["OrderEvent"]

interface Happened {
  readonly type: string
  readonly at: number
  readonly suborderId?: string
}

/** Order of events with the same time. */
const SEQUENCE: readonly string[] = [
  "PLACED",
  "PAID",
  "PACKED",
  "SHIPPED",
  "OUT_FOR_DELIVERY",
  "DELIVERED",
  "RETURNED",
  "CANCELLED",
  "REFUNDED",
]

/** Returns the steps of an order so far, oldest first. Events are only added, never changed. */
export const orderEvents = async (
  db: Kysely<Database>,
  { order_id, status, created_at }: OrderRow,
): Promise<readonly OrderEvent[]> => {
  const changes = await db.selectFrom("order_status_change").selectAll().where("order_id", "=", order_id).execute()
  const moves = await db.selectFrom("suborder_status_change").selectAll().where("order_id", "=", order_id).execute()
  const scans = await db.selectFrom("parcel_scan").selectAll().where("order_id", "=", order_id).execute()
  const cancelled = await db.selectFrom("cancelled_suborder").selectAll().where("order_id", "=", order_id).execute()
  const refunds = await db
    .selectFrom("order_refund")
    .select("created_at")
    .where("order_id", "=", order_id)
    .where("kind", "=", "REFUNDED")
    .execute()
  const returns = await db
    .selectFrom("return_request")
    .leftJoin("return_refund", "return_refund.rmareq_id", "return_request.rmareq_id")
    .select(["return_request.rmareq_id", "received_at", "paid_at"])
    .where("order_id", "=", order_id)
    .execute()
  // An order whose payment was accepted at once has no change to PAID.
  const isPaidAtOnce = !changes.some((change) => change.status === "PAID") && status !== "PENDING"
  const wasNeverPaid = status === "CANCELLED" && refunds.length === 0
  const received = new Map(returns.map(({ rmareq_id, received_at }) => [rmareq_id, received_at]))
  const happened: readonly Happened[] = [
    { type: "PLACED", at: created_at },
    ...(isPaidAtOnce && !wasNeverPaid ? [{ type: "PAID", at: created_at }] : []),
    ...changes.map((change) => ({ type: change.status, at: change.changed_at })),
    ...moves.map((move) => ({ type: move.status, at: move.changed_at, suborderId: move.suborder_id })),
    ...scans.map(({ step, scanned_at, suborder_id }) => ({ type: step, at: scanned_at, suborderId: suborder_id })),
    ...cancelled.map(({ cancelled_at, suborder_id }) => ({
      type: "CANCELLED",
      at: cancelled_at,
      suborderId: suborder_id,
    })),
    ...[...received.values()].flatMap((at) => (at === null ? [] : [{ type: "RETURNED", at }])),
    ...refunds.map((refund) => ({ type: "REFUNDED", at: refund.created_at })),
    ...returns.flatMap(({ paid_at }) => (paid_at === null ? [] : [{ type: "REFUNDED", at: paid_at }])),
  ]
  const keyOf = ({ type, at, suborderId }: Happened) => `${type} ${at} ${suborderId ?? ""}`
  return [...new Map(happened.map((one) => [keyOf(one), one])).values()]
    .sort((a, b) => a.at - b.at || SEQUENCE.indexOf(a.type) - SEQUENCE.indexOf(b.type))
    .map(({ type, at, suborderId }) => ({
      type,
      ...(suborderId === undefined ? {} : { suborderId }),
      creationDate: new Date(at).toISOString(),
    }))
}
