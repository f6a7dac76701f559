import * as Effect from "effect/Effect"
import type { BookingDraft } from "../../domain/booking/Booking.ts"
import { validateBooking } from "../../domain/booking/validateBooking.ts"
import { BookingRefused } from "../../domain/booking/BookingRefused.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { BookingGateway } from "./BookingGateway.ts"

/** Reserves items in a physical store. Fails with `BookingRefused` before any call when the booking breaks a rule. */
export const bookItems = Effect.fn("booking.bookItems")(function* (draft: BookingDraft, captcha?: SolvedCaptcha) {
  const reasons = validateBooking(draft)
  if (reasons.length > 0) return yield* new BookingRefused({ reasons })
  return yield* (yield* BookingGateway).createBooking(draft, captcha)
})
