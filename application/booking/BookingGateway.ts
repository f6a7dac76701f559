import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Booking, BookingDraft } from "../../domain/booking/Booking.ts"
import type { BackendError } from "../shared/BackendError.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"

/** Pieces that physical stores keep for the shopper. Another shopper's booking is not there. */
export class BookingGateway extends Context.Service<
  BookingGateway,
  {
    /** Made once per call, however often its answer is lost. Fails with `Rejected` when a shelf holds fewer pieces. */
    readonly createBooking: (draft: BookingDraft, captcha?: SolvedCaptcha) => Effect.Effect<Booking, BackendError>
    /** The newest first. */
    readonly listBookings: Effect.Effect<readonly Booking[], BackendError>
    readonly getBooking: (bookingId: string) => Effect.Effect<Booking, BackendError>
    /** The pieces go back to the shelf. Fails with `Rejected` for a booking that has ended. */
    readonly cancelBooking: (bookingId: string) => Effect.Effect<Booking, BackendError>
  }
>()("BookingGateway") {}
