import type { Kysely, Selectable } from "kysely"
import { notFound } from "../platform/http/Refused.ts"
import { lockCartOf, lockOrder } from "../order-records/lockOrder.ts"
import { isClaimed, type OrderClaim, type OrderRow, requireAnyClaim } from "../order-records/orderAccess.ts"
import type { Database } from "../platform/storage/Database.ts"
import type { UnitOfWork } from "../platform/storage/Storage.ts"
import type { ReturnTables } from "../platform/storage/tables/ReturnTables.ts"

export type ReturnRow = Selectable<ReturnTables["return_request"]>

/** Proof that a return belongs to the caller: through its order. */
export type ReturnClaim = Omit<OrderClaim, "orderId">

/**
 * Returns an order of the caller, locked until the transaction ends, so that changes of the order and its returns are
 * serialized. Fails with the same 404 for another customer's order and an unknown one.
 */
export const lockClaimedOrder = (work: UnitOfWork, claim: OrderClaim): Promise<OrderRow> => {
  requireAnyClaim(claim)
  return lockOrder(work, claim)
}

/**
 * Returns a return and its order, by one of its two ids. Another customer's, a wrong token and an unknown one fail with
 * the same 404 (F117).
 */
export const requireReturn = async (
  db: Kysely<Database>,
  claim: ReturnClaim,
  by: { readonly rmareqId: string } | { readonly rmaId: string },
): Promise<{ readonly row: ReturnRow; readonly order: OrderRow }> => {
  requireAnyClaim(claim)
  const [column, id] = "rmaId" in by ? (["rma_id", by.rmaId] as const) : (["rmareq_id", by.rmareqId] as const)
  const row = await db
    .selectFrom("return_request")
    .selectAll()
    .where(column, "=", Number(id))
    .where("store_id", "=", claim.storeId)
    .executeTakeFirst()
  const order =
    row === undefined
      ? undefined
      : await db.selectFrom("customer_order").selectAll().where("order_id", "=", row.order_id).executeTakeFirst()
  if (row === undefined || order === undefined || !isClaimed(order, claim)) throw returnNotFound(id)
  return { row, order }
}

/** The same, but locks the order first and reads the return afterwards. */
export const lockReturn = async (
  work: UnitOfWork,
  claim: ReturnClaim,
  rmareqId: string,
): Promise<{ readonly row: ReturnRow; readonly order: OrderRow }> => {
  const found = await requireReturn(work.db, claim, { rmareqId })
  return relock(work, found.row)
}

/** Returns a return of any customer of the store, locked, for staff. */
export const lockReturnOfStore = async (
  work: UnitOfWork,
  storeId: string,
  rmareqId: string,
): Promise<{ readonly row: ReturnRow; readonly order: OrderRow }> => {
  const row = await work.db
    .selectFrom("return_request")
    .selectAll()
    .where("rmareq_id", "=", Number(rmareqId))
    .where("store_id", "=", storeId)
    .executeTakeFirst()
  if (row === undefined) throw returnNotFound(rmareqId)
  return relock(work, row)
}

const relock = async (work: UnitOfWork, { order_id, rmareq_id }: ReturnRow) => {
  await lockCartOf(work, order_id)
  const order = await work.db
    .selectFrom("customer_order")
    .selectAll()
    .where("order_id", "=", order_id)
    .executeTakeFirstOrThrow()
  const row = await work.db
    .selectFrom("return_request")
    .selectAll()
    .where("rmareq_id", "=", rmareq_id)
    .executeTakeFirstOrThrow()
  return { row, order }
}

const returnNotFound = (id: string) => notFound("There is no such return.", id)
