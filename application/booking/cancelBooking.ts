import * as Effect from "effect/Effect"
import type { Booking } from "../../domain/booking/Booking.ts"
import { BookingGateway } from "./BookingGateway.ts"

/** Result of a cancellation, with all bookings afterwards. */
export interface BookingCancellation {
  /** `ended`: the booking had ended before, and nothing was changed. */
  readonly outcome: "cancelled" | "ended"
  readonly bookings: readonly Booking[]
}

const ENDED = "_ERR_BOOKING_NOT_OPEN"

/**
 * Releases the items of a booking. A booking that has ended meanwhile, in another window or in the store, is no error.
 * Fails with `NotFound` for an unknown booking and for one of another customer.
 */
export const cancelBooking = Effect.fn("booking.cancel")(function* (bookingId: string) {
  const gateway = yield* BookingGateway
  const outcome = yield* gateway.cancelBooking(bookingId).pipe(
    Effect.as("cancelled" as const),
    Effect.catchIf(
      ({ reason }) => reason._tag === "Rejected" && reason.key === ENDED,
      () => Effect.succeed("ended" as const),
    ),
  )
  return { outcome, bookings: yield* gateway.listBookings } satisfies BookingCancellation
})
