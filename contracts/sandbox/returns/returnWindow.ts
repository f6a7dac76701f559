import type { Kysely } from "kysely"
import type { OrderRow } from "../order-records/orderAccess.ts"
import { readDocument } from "../order-records/OrderDocument.ts"
import { plusDays, storeDate } from "../stores/storeCalendar.ts"
import type { Database } from "../platform/storage/Database.ts"
import type { ReturnScope } from "./ReturnScope.ts"
import { statusChangedAt } from "../order-records/statusChangedAt.ts"

/** Other orders were not paid, or cancelled. */
const RETURNABLE_STATUS: ReadonlySet<string> = new Set(["PAID", "SHIPPED", "DELIVERED"])

export interface ReturnWindow {
  /** Last day in the store's own calendar; the whole day counts. */
  readonly lastDay: string
  readonly isOpen: boolean
  /** Whether the order was paid and not cancelled. */
  readonly isReturnable: boolean
}

/**
 * Returns the return period of an order: a number of days after its delivery, or after the last day of the promised
 * delivery.
 */
export const returnWindow = async (
  db: Kysely<Database>,
  { store: { countryCode }, returnDays, now }: ReturnScope,
  order: OrderRow,
): Promise<ReturnWindow> => {
  const delivered = await statusChangedAt(db, order, "DELIVERED")
  const promised =
    readDocument(order.document).shippingBundle?.deliveryDateInfo?.maxDate ?? storeDate(countryCode, order.created_at)
  const lastDay = plusDays(delivered === undefined ? promised : storeDate(countryCode, delivered), returnDays)
  return { lastDay, isOpen: storeDate(countryCode, now) <= lastDay, isReturnable: RETURNABLE_STATUS.has(order.status) }
}
