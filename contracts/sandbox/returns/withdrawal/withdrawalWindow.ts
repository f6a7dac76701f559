import type { Kysely } from "kysely"
import { plusDays, storeDate } from "../../stores/storeCalendar.ts"
import { refused } from "../../platform/http/Refused.ts"
import type { OrderRow } from "../../order-records/orderAccess.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { Database } from "../../platform/storage/Database.ts"
import type { ReturnScope } from "../ReturnScope.ts"
import { isHoliday } from "./isHoliday.ts"
import { statusChangedAt } from "../../order-records/statusChangedAt.ts"

/** Orders whose contract still exists. */
const OPEN_STATUS: ReadonlySet<string> = new Set(["PENDING", "PAID", "SHIPPED", "DELIVERED"])

export interface WithdrawalWindow {
  /** Last day in the store's own calendar; the whole day counts. Undefined before the last parcel is delivered. */
  readonly lastDay: string | undefined
  readonly isOpen: boolean
}

/**
 * Returns the withdrawal days of a store. Fails with 409 `_ERR_WITHDRAWAL_NOT_AVAILABLE` for a store without the right
 * of withdrawal.
 */
export const requireWithdrawalDays = async ({ stores }: SandboxServices, storeId: string): Promise<number> => {
  const days = Number((await stores.configuration(storeId)).get("WITHDRAWAL_DAYS") ?? 0)
  if (!Number.isSafeInteger(days) || days <= 0)
    throw refused("_ERR_WITHDRAWAL_NOT_AVAILABLE", "This store has no right of withdrawal.")
  return days
}

/**
 * Returns the withdrawal period of an order: the day of the last delivery does not count, and a period that would end
 * on a weekend or a public holiday ends with the next working day (Regulation 1182/71, article 3).
 */
export const withdrawalWindow = async (
  db: Kysely<Database>,
  { store: { countryCode }, now }: ReturnScope,
  order: OrderRow,
  days: number,
): Promise<WithdrawalWindow> => {
  const delivered = await statusChangedAt(db, order, "DELIVERED")
  let lastDay = delivered === undefined ? undefined : plusDays(storeDate(countryCode, delivered), days)
  while (lastDay !== undefined && (await isHoliday(countryCode, lastDay))) lastDay = plusDays(lastDay, 1)
  return {
    lastDay,
    isOpen: OPEN_STATUS.has(order.status) && (lastDay === undefined || storeDate(countryCode, now) <= lastDay),
  }
}
