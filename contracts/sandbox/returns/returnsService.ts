import { type Kysely, type Selectable, sql } from "kysely"
import type { components } from "../../generated/other.d.ts"
import { userIdNumber } from "../cart/CartScope.ts"
import { type Operation, customerOperation } from "../platform/http/Operation.ts"
import { readDocument } from "../order-records/OrderDocument.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import type { Principal } from "../platform/http/Principal.ts"
import type { Database } from "../platform/storage/Database.ts"
import { returnValueOf } from "./refunds/payRefund.ts"
import { destinationOf, presentDestination } from "./refunds/refundDestination.ts"
import type { ReturnTables } from "../platform/storage/tables/ReturnTables.ts"

type ReturnRow = components["schemas"]["ReturnRow"]
type DetailedReturn = components["schemas"]["DetailedReturn"]
type OwnReturn = Selectable<ReturnTables["return_request"]> & { readonly document: string; readonly units: number }

const MAX_ROWS = 100
const DEFAULT_LIMIT = 20

/** The returns service, versions 1 and 2: a customer's returns of a store, newest first. */
export const returnsService = ({ storage: { db }, stores }: SandboxServices): readonly Operation[] => [
  customerOperation("listReturnsServiceV1", async ({ path, principal }) => {
    const { id } = await stores.require(path.storeId)
    const rows = await ownReturns(db, principal, id).limit(MAX_ROWS).execute()
    return { status: 200, body: { returns: await Promise.all(rows.map((row) => presentRow(db, row))) } }
  }),
  customerOperation(
    "listReturnsServiceV2",
    async ({ path, query: { index = 0, howMany = DEFAULT_LIMIT }, principal }) => {
      const { id } = await stores.require(path.storeId)
      const rows = await ownReturns(db, principal, id).offset(index).limit(howMany).execute()
      return {
        status: 200,
        body: {
          totalCount: await countReturns(db, principal, id),
          index,
          returns: await Promise.all(rows.map((row) => presentDetails(db, row))),
        },
      }
    },
  ),
]

const returnsOfCustomer = (db: Kysely<Database>, principal: Principal, storeId: string) =>
  db
    .selectFrom("return_request")
    .innerJoin("customer_order", "customer_order.order_id", "return_request.order_id")
    .where("customer_order.user_id", "=", userIdNumber(principal))
    .where("return_request.store_id", "=", storeId)

const ownReturns = (db: Kysely<Database>, principal: Principal, storeId: string) =>
  returnsOfCustomer(db, principal, storeId)
    .selectAll("return_request")
    .select([
      "customer_order.document",
      sql<number>`(
        select coalesce(sum(quantity), 0)::integer from return_line
        where return_line.rmareq_id = return_request.rmareq_id
      )`.as("units"),
    ])
    .orderBy("return_request.rmareq_id", "desc")

const countReturns = async (db: Kysely<Database>, principal: Principal, storeId: string): Promise<number> => {
  const { total } = await returnsOfCustomer(db, principal, storeId)
    .select(sql<number>`count(*)::integer`.as("total"))
    .executeTakeFirstOrThrow()
  return total
}

const presentRow = async (db: Kysely<Database>, row: OwnReturn): Promise<ReturnRow> => {
  const { worth } = await returnValueOf(db, row.rmareq_id)
  return {
    id: String(row.rmareq_id),
    orderId: String(row.order_id),
    status: row.status,
    creationDate: new Date(row.created_at).toISOString(),
    changeDate: new Date(row.changed_at).toISOString(),
    ...(row.received_at === null ? {} : { receiveDate: new Date(row.received_at).toISOString() }),
    units: row.units,
    amount: worth,
    currencyCode: readDocument(row.document).currencyCode ?? "",
  }
}

const presentDetails = async (db: Kysely<Database>, row: OwnReturn): Promise<DetailedReturn> => {
  const { items } = readDocument(row.document)
  const lines = await db
    .selectFrom("return_line")
    .selectAll()
    .where("rmareq_id", "=", row.rmareq_id)
    .orderBy("position")
    .execute()
  return {
    ...(await presentRow(db, row)),
    lines: lines.map(({ catentry_id, quantity, reason_id }) => {
      const item = items.find(({ catentryId }) => catentryId === catentry_id)
      return {
        catentryId: catentry_id,
        sku: item?.sku ?? "",
        name: item?.name ?? "",
        quantity,
        returnReasonId: reason_id,
      }
    }),
    refund: await presentMoney(db, row),
  }
}

const presentMoney = async (
  db: Kysely<Database>,
  { rmareq_id, order_id }: OwnReturn,
): Promise<DetailedReturn["refund"]> => {
  const paid = await db
    .selectFrom("return_refund")
    .selectAll()
    .where("rmareq_id", "=", rmareq_id)
    .orderBy("refund_id")
    .execute()
  const last = paid.at(-1)
  if (last === undefined) return { paidAmount: 0, destination: presentDestination(await destinationOf(db, order_id)) }
  return {
    paidAmount: paid.reduce((sum, { amount }) => sum + amount, 0),
    paymentDate: new Date(last.paid_at).toISOString(),
    destination: presentDestination({
      type: last.type,
      maskedNumber: last.masked_number,
      beneficiaryName: last.beneficiary_name,
    }),
  }
}
