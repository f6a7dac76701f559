import type { Selectable } from "kysely"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../platform/storage/Storage.ts"
import type { BookingStatus, BookingTables } from "../platform/storage/tables/BookingTables.ts"
import { restoreShelfStock } from "./shelves.ts"

export type BookingRow = Selectable<BookingTables["booking"]>

/** Ends an open booking; the update itself checks that it is still open. Uncollected items return to their shelves. */
export const endBooking = async (
  work: UnitOfWork,
  bookingId: number,
  status: Exclude<BookingStatus, "BOOKED">,
  now: number,
): Promise<BookingRow | undefined> => {
  const ended = await work.db
    .updateTable("booking")
    .set({ status, changed_at: now })
    .where("booking_id", "=", bookingId)
    .where("status", "=", "BOOKED")
    .returningAll()
    .executeTakeFirst()
  if (ended === undefined || status === "COLLECTED") return ended
  await restoreShelfStock(
    work,
    await work.db
      .selectFrom("booking_item")
      .select(["physical_store_id", "sku", "units"])
      .where("booking_id", "=", bookingId)
      .execute(),
  )
  return ended
}

/**
 * Expires overdue bookings and returns their items. There is no scheduler: every operation that reads bookings or
 * shelves calls this first, outside of a transaction.
 */
export const expireBookings = async ({ storage, ports }: SandboxServices): Promise<void> => {
  const now = ports.now()
  const late = await storage.db
    .selectFrom("booking")
    .select("booking_id")
    .where("status", "=", "BOOKED")
    .where("expires_at", "<=", now)
    .orderBy("booking_id")
    .execute()
  for (const { booking_id } of late) await storage.transaction((work) => endBooking(work, booking_id, "EXPIRED", now))
}
