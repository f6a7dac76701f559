import type { ErasureHook } from "../account/ErasureHook.ts"
import { endBooking } from "./endBooking.ts"

/**
 * Open bookings of a deleted account are cancelled, and their pieces go back to the shelves; of the others nothing
 * personal stays.
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
