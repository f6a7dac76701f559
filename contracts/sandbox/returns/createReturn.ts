import type { Kysely } from "kysely"
import { idempotently } from "../cart/idempotently.ts"
import { notAcceptable, refused } from "../platform/http/Refused.ts"
import { isClaimed, type OrderClaim, type OrderRow } from "../order-records/orderAccess.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import type { Database } from "../platform/storage/Database.ts"
import type { UnitOfWork } from "../platform/storage/Storage.ts"
import { checkReturnRequest, type ReturnFields } from "./checkReturnRequest.ts"
import { orderLines } from "./orderLines.ts"
import { payRefund } from "./refunds/payRefund.ts"
import { presentRequest, type WireRequest } from "./presentRequest.ts"
import { pickupDates } from "./labels/returnCarriers.ts"
import { bankDestination, chooseDestination, destinationOf } from "./refunds/refundDestination.ts"
import { lockClaimedOrder, lockReturnOfStore, type ReturnRow } from "./returnAccess.ts"
import { returnWindow } from "./returnWindow.ts"
import type { ReturnScope } from "./ReturnScope.ts"
import { sendReturnMail } from "./sendReturnMail.ts"
import { requestColumns, writeReturn } from "./writeReturn.ts"

/**
 * Requests a return of order lines: units, replacements, labels, mail and an advance refund are one transaction. The
 * same Idempotency-Key returns the same request again (R6).
 */
export const createReturn = (
  services: SandboxServices,
  scope: ReturnScope,
  claim: OrderClaim,
  key: string | undefined,
  fields: ReturnFields,
): Promise<WireRequest> =>
  services.storage.transaction(async (work) => {
    const order = await lockClaimedOrder(work, claim)
    const owner = { principal: { userId: String(order.user_id) }, now: scope.now }
    const { cashReturnForm, ...payload } = fields
    const intent = {
      key,
      payload: ["createReturnRequest", order.order_id, payload, cashReturnForm?.accountCode?.slice(-4)],
    }
    const codec = {
      write: ({ rmareqId }: WireRequest) => rmareqId,
      read: async (rmareqId: string) =>
        presentRequest(work.db, scope, (await lockReturnOfStore(work, order.store_id, rmareqId)).row),
    }
    return idempotently(work, owner, intent, codec, () => insertReturn(work, services, scope, order, claim, fields))
  })

const insertReturn = async (
  work: UnitOfWork,
  services: SandboxServices,
  scope: ReturnScope,
  order: OrderRow,
  claim: OrderClaim,
  fields: ReturnFields,
): Promise<WireRequest> => {
  const lastDay = await requireOpenWindow(work.db, scope, order)
  const lines = await orderLines(work.db, order)
  checkReturnRequest(fields, lines, pickupDates(scope, lastDay))
  if (fields.returnType === "ADVANCED") requireAccount(claim, order)
  if (fields.cashReturnForm !== undefined) {
    await chooseDestination(
      work,
      order.order_id,
      bankDestination(fields.cashReturnForm, scope.store.countryCode, "cashReturnForm"),
      scope.now,
    )
  }
  const row = await work.db
    .insertInto("return_request")
    .values({
      store_id: order.store_id,
      order_id: order.order_id,
      status: "REQUESTED",
      ...requestColumns(fields),
      created_at: scope.now,
      changed_at: scope.now,
      received_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await writeReturn(work, services, scope, order, row, fields, lines)
  if (fields.returnType === "ADVANCED") await payAdvancedRefund(work, order, row, scope.now)
  await sendReturnMail(work, scope, order, row, "requested", { date: lastDay })
  return presentRequest(work.db, scope, row)
}

/** Returns the last day of returns. Fails with 409 for an order that is unpaid or cancelled, and after that day. */
export const requireOpenWindow = async (db: Kysely<Database>, scope: ReturnScope, order: OrderRow): Promise<string> => {
  const { lastDay, isOpen, isReturnable } = await returnWindow(db, scope, order)
  if (!isReturnable) throw refused("_ERR_ORDER_NOT_RETURNABLE", "This order cannot be returned.", [order.status])
  if (!isOpen) throw refused("_ERR_RETURN_WINDOW_CLOSED", "The time to return this order is over.", [lastDay])
  return lastDay
}

/** Advance refunds are for verified customers only: a registered customer with the order's own session. */
const requireAccount = ({ principal }: OrderClaim, order: OrderRow): void => {
  if (principal === undefined || principal.kind === "guest" || !isClaimed(order, { principal })) {
    throw notAcceptable("_ERR_RETURN_NOT_VALID", "This return is not possible.", [
      { field: "returnType", rule: "registered", message: "Only registered shoppers are refunded in advance." },
    ])
  }
}

const payAdvancedRefund = async (work: UnitOfWork, order: OrderRow, row: ReturnRow, now: number): Promise<void> => {
  await payRefund(work, order, row, await destinationOf(work.db, order.order_id), now)
}
