import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Booking, BookingDraft } from "../../domain/booking/Booking.ts"
import type { BackendError } from "../shared/BackendError.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"

/** Items reserved in physical stores. Another customer's booking fails with `NotFound`. */
export class BookingGateway extends Context.Service<
  BookingGateway,
  {
    /** Idempotent per call when the response is lost. Fails with `Rejected` when the store has less stock. */
    readonly createBooking: (draft: BookingDraft, captcha?: SolvedCaptcha) => Effect.Effect<Booking, BackendError>
    /** Newest first. */
    readonly listBookings: Effect.Effect<readonly Booking[], BackendError>
    readonly getBooking: (bookingId: string) => Effect.Effect<Booking, BackendError>
    /** Releases the reserved items. Fails with `Rejected` for a booking that has ended. */
    readonly cancelBooking: (bookingId: string) => Effect.Effect<Booking, BackendError>
  }
>()("BookingGateway") {}
