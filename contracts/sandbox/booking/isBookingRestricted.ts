import type { Kysely } from "kysely"
import { type CartScope, userIdNumber } from "../cart/CartScope.ts"
import type { Database } from "../platform/storage/Database.ts"

/** After this many missed bookings in a row a customer can no longer book. */
export const MAX_MISSED_BOOKINGS = 3

/** Whether the customer has collected none of the last bookings in this store. */
export const isBookingRestricted = async (
  db: Kysely<Database>,
  { principal, store }: Pick<CartScope, "principal" | "store">,
): Promise<boolean> => {
  const ended = await db
    .selectFrom("booking")
    .select("status")
    .where("user_id", "=", userIdNumber(principal))
    .where("store_id", "=", store.id)
    .where("status", "in", ["EXPIRED", "COLLECTED"])
    .orderBy("booking_id", "desc")
    .limit(MAX_MISSED_BOOKINGS)
    .execute()
  return ended.length === MAX_MISSED_BOOKINGS && ended.every(({ status }) => status === "EXPIRED")
}
