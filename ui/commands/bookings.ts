import { httpBookingGateway } from "../../adapters/backend/booking/HttpBookingGateway.ts"
import { announcingSession } from "../../application/account/announcingSession.ts"
import { cancelBooking } from "../../application/booking/cancelBooking.ts"
import type { CommandError } from "../runtime/CommandResult.ts"
import type { CommandBase } from "./CommandBase.ts"
import { runWith } from "./CommandBase.ts"

export type BookingCommands = ReturnType<typeof bookingCommands>

/** All errors of the booking commands. */
export type BookingError = CommandError<BookingCommands>

/** Commands for items reserved in physical stores. */
export function bookingCommands(base: CommandBase) {
  const run = runWith(base, httpBookingGateway)
  return { cancel: (bookingId: string) => run(announcingSession(cancelBooking(bookingId))) }
}
