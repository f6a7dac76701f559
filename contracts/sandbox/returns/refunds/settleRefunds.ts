import { sql } from "kysely"
import type { components } from "../../../generated/returns.d.ts"
import { idempotently } from "../../cart/idempotently.ts"
import { refused } from "../../platform/http/Refused.ts"
import { lockCartOf } from "../../order-records/lockOrder.ts"
import { formatAmount } from "../../stores/formatAmount.ts"
import type { OrderClaim, OrderRow } from "../../order-records/orderAccess.ts"
import type { Principal } from "../../platform/http/Principal.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { moveTo } from "../moveReturn.ts"
import { amountDue, payRefund, refundedSum, type WireRefund } from "./payRefund.ts"
import { chooseDestination, type Destination, presentDestination } from "./refundDestination.ts"
import { lockClaimedOrder } from "../returnAccess.ts"
import type { ReturnScope } from "../ReturnScope.ts"
import { sendReturnMail } from "../sendReturnMail.ts"
import { parseStored } from "../../platform/storage/parseStored.ts"

type RefundReceipt = components["schemas"]["RefundReceipt"]

const OPEN = ["REQUESTED", "IN_TRANSIT", "RECEIVED"] as const

/** Chooses the refund destination of one order, and pays the refunds of received returns. */
export const settleOrder = (
  services: SandboxServices,
  scope: ReturnScope,
  claim: OrderClaim,
  key: string | undefined,
  to: Destination,
): Promise<RefundReceipt> =>
  services.storage.transaction(async (work) => {
    const order = await lockClaimedOrder(work, claim)
    const owner = { principal: { userId: String(order.user_id) }, now: scope.now }
    return idempotently(work, owner, { key, payload: ["requestRefund", order.order_id, to] }, receiptCodec, () =>
      settle(work, scope, [order], to),
    )
  })

/** The same for all orders of a customer, or for one of them. */
export const settleAll = (
  services: SandboxServices,
  scope: ReturnScope,
  principal: Principal,
  key: string | undefined,
  orderId: string | undefined,
  to: Destination,
): Promise<RefundReceipt> =>
  services.storage.transaction(async (work) => {
    const orders =
      orderId === undefined
        ? await lockOwnOrders(work, principal)
        : [await lockClaimedOrder(work, { storeId: principal.storeId, orderId, principal })]
    return idempotently(
      work,
      { principal, now: scope.now },
      { key, payload: ["createManualTransfer", scope.store.id, orderId, to] },
      receiptCodec,
      () => settle(work, scope, orders, to),
    )
  })

/** Sorted by id, so that concurrent requests cannot deadlock. */
const lockOwnOrders = async (work: UnitOfWork, { userId, storeId }: Principal): Promise<readonly OrderRow[]> => {
  const own = work.db
    .selectFrom("customer_order")
    .selectAll()
    .where("user_id", "=", Number(userId))
    .where("store_id", "=", storeId)
    .where(sql<boolean>`exists (select 1 from return_request where return_request.order_id = customer_order.order_id)`)
    .orderBy("order_id")
  for (const { order_id } of await own.execute()) await lockCartOf(work, order_id)
  return own.execute()
}

const settle = async (
  work: UnitOfWork,
  scope: ReturnScope,
  orders: readonly OrderRow[],
  to: Destination,
): Promise<RefundReceipt> => {
  const refunds: WireRefund[] = []
  let pendingAmount = 0
  for (const order of orders) {
    const rows = await work.db
      .selectFrom("return_request")
      .selectAll()
      .where("order_id", "=", order.order_id)
      .where("status", "in", OPEN)
      .orderBy("rmareq_id")
      .execute()
    let waits = 0
    for (const row of rows) {
      const due = await amountDue(work, order, row)
      if (due === 0) continue
      waits += due
      if (row.status !== "RECEIVED" || to.type === "CONTACT_DETAIL") continue
      const paid = await payRefund(work, order, row, to, scope.now)
      if (paid.length === 0) continue
      await moveTo(work, row, "REFUNDED", scope.now)
      await sendReturnMail(work, scope, order, row, "refunded", {
        amount: formatAmount(scope.store, refundedSum(paid)),
      })
      refunds.push(...paid)
      waits -= refundedSum(paid)
    }
    if (waits > 0) await chooseDestination(work, order.order_id, to, scope.now)
    pendingAmount += waits
  }
  if (refunds.length === 0 && pendingAmount === 0) throw refused("_ERR_NOTHING_TO_REFUND", "No refund waits.")
  return {
    status: pendingAmount === 0 ? "PAID" : "REGISTERED",
    paidAmount: refundedSum(refunds),
    pendingAmount,
    currencyCode: scope.store.currencyCode,
    destination: presentDestination(to),
    refunds,
  }
}

// Only `settle` writes the column.
const isReceipt = (value: unknown): value is RefundReceipt =>
  typeof value === "object" && value !== null && "pendingAmount" in value

const receiptCodec = {
  write: (receipt: RefundReceipt): string => JSON.stringify(receipt),
  read: (text: string): RefundReceipt => {
    const receipt: unknown = parseStored(text)
    if (!isReceipt(receipt)) throw new Error("A stored response is damaged.")
    return receipt
  },
}
