import type { components } from "../../generated/orders.d.ts"
import { type CartScope, userIdNumber } from "../cart/CartScope.ts"
import { storeDate } from "../stores/storeCalendar.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { readDocument } from "../order-records/OrderDocument.ts"
import { presentSummary } from "./presentOrder.ts"

type OrderList = components["schemas"]["OrderList"]

export interface OrderSearch {
  /** First and last day in the store's calendar. */
  readonly startDate?: string
  readonly endDate?: string
  readonly index?: number
  readonly howMany?: number
  readonly status?: string
  /** False excludes orders with tailored items. */
  readonly withTailoring?: boolean
}

const DEFAULT_LIMIT = 20

/** Returns the customer's orders, newest first. */
export const listOrders = async (
  { storage }: SandboxServices,
  { principal, store }: CartScope,
  search: OrderSearch,
): Promise<OrderList> => {
  const rows = await storage.db
    .selectFrom("customer_order")
    .selectAll()
    .where("user_id", "=", userIdNumber(principal))
    .where("store_id", "=", store.id)
    .orderBy("created_at", "desc")
    .orderBy("order_id", "desc")
    .execute()
  const matching = rows.filter(({ created_at, status, document }) => {
    const day = storeDate(store.countryCode, created_at)
    if (
      search.withTailoring === false &&
      readDocument(document).items.some(({ tailoringModel }) => tailoringModel !== undefined)
    )
      return false
    return day >= (search.startDate ?? day) && day <= (search.endDate ?? day) && status === (search.status ?? status)
  })
  const index = search.index ?? 0
  return {
    totalCount: matching.length,
    index,
    orders: matching.slice(index, index + (search.howMany ?? DEFAULT_LIMIT)).map(presentSummary),
  }
}
