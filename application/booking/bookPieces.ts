import * as Effect from "effect/Effect"
import type { BookingDraft } from "../../domain/booking/Booking.ts"
import { bookingProblems } from "../../domain/booking/bookingProblems.ts"
import { BookingRefused } from "../../domain/booking/BookingRefused.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { BookingGateway } from "./BookingGateway.ts"

/**
 * Has physical stores keep pieces for the shopper. Fails with `BookingRefused` before any call when the booking breaks
 * a rule.
 */
export const bookPieces = Effect.fn("booking.bookPieces")(function* (draft: BookingDraft, captcha?: SolvedCaptcha) {
  const problems = bookingProblems(draft)
  if (problems.length > 0) return yield* new BookingRefused({ problems })
  return yield* (yield* BookingGateway).createBooking(draft, captcha)
})
