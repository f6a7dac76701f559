import type { ErasureHook } from "../platform/services/ErasureHook.ts"
import { endBooking } from "../places/endBooking.ts"

/**
 * Cancels the open bookings of a deleted account and returns their items to the shelves. Removes the personal data of
 * all others.
 */
export const eraseBookings: ErasureHook = async (work, { userId, now }) => {
  const open = await work.db
    .selectFrom("booking")
    .select("booking_id")
    .where("user_id", "=", userId)
    .where("status", "=", "BOOKED")
    .orderBy("booking_id")
    .execute()
  for (const { booking_id } of open) await endBooking(work, booking_id, "CANCELLED", now)
  await work.db
    .updateTable("booking")
    .set({ full_name: "", phone_number: "", email: "", observations: null })
    .where("user_id", "=", userId)
    .execute()
}
