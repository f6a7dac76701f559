import type { CartScope } from "../cart/CartScope.ts"
import { refused } from "../platform/http/Refused.ts"
import { sendMessage } from "../platform/outbox/sendMessage.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { bookingTexts } from "./bookingTexts.ts"
import { endBooking } from "../places/endBooking.ts"
import { presentBooking, requireBooking, type WireBooking } from "./readBookings.ts"

/** Cancels a booking. Fails with 409 `_ERR_BOOKING_NOT_OPEN` (params: status) for one that has ended. */
export const cancelBooking = (
  { storage }: SandboxServices,
  scope: CartScope,
  bookingId: string,
): Promise<WireBooking> =>
  storage.transaction(async (work) => {
    const { booking_id } = await requireBooking(work.db, scope, bookingId)
    const row = await endBooking(work, booking_id, "CANCELLED", scope.now)
    if (row === undefined)
      throw refused("_ERR_BOOKING_NOT_OPEN", "This booking has ended.", [
        (await requireBooking(work.db, scope, bookingId)).status,
      ])
    await sendMessage(work.db, {
      purpose: "bookingEnded",
      storeId: scope.store.id,
      channel: "mail",
      recipient: row.email,
      ...bookingTexts(scope.language.tag).mail("bookings.cancelled", { bookingId }),
      now: scope.now,
    })
    return presentBooking(work.db, scope, row)
  })
