import { isWorkingDay, plusDays, storeDate } from "../../stores/storeCalendar.ts"
import type { ReturnRow } from "../returnAccess.ts"
import type { ReturnScope } from "../ReturnScope.ts"

/** Days ahead on which a courier can be ordered. */
const PICKUP_DAYS = 14

/**
 * Returns the days on which a courier collects boxes: the working days from tomorrow to the last day of the return, at
 * most two weeks ahead.
 */
export const pickupDates = ({ store: { countryCode }, now }: ReturnScope, lastDay: string): readonly string[] => {
  const today = storeDate(countryCode, now)
  return Array.from({ length: PICKUP_DAYS }, (_, index) => plusDays(today, index + 1)).filter(
    (date) => date <= lastDay && isWorkingDay(countryCode, date),
  )
}

/** Whether the QR code is scanned from a phone: in physical stores, and by carriers that print the label themselves. */
export const isPrinterless = (
  { printerlessCarriers }: ReturnScope,
  { is_store_return, courier_id }: Pick<ReturnRow, "is_store_return" | "courier_id">,
): boolean => is_store_return || (courier_id !== null && printerlessCarriers.includes(courier_id))
