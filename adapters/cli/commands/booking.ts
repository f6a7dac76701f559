import type { Command } from "commander"
import { BookingGateway } from "../../../application/booking/BookingGateway.ts"
import { cancelBooking } from "../../../application/booking/cancelBooking.ts"
import type { Booking } from "../../../domain/booking/Booking.ts"
import { ExitCode } from "../ExitCode.ts"
import { table } from "../output/Output.ts"
import type { GlobalOptions } from "../withCliContext.ts"
import { withCliContext } from "../withCliContext.ts"

/** `booking list|show|cancel`; `product reserve` makes one. */
export function addBookingCommands(program: Command): void {
  const booking = program.command("booking").alias("bookings").description("List, show and cancel store reservations")
  booking
    .command("list")
    .description("List reservations, the newest first")
    .action((_options: unknown, command: Command) =>
      withCliContext(command.optsWithGlobals<GlobalOptions>(), async ({ run, output }) => {
        const bookings = await run(BookingGateway.use((gateway) => gateway.listBookings))
        output.result({ bookings }, bookings.length === 0 ? ["No reservations."] : table(bookings.map(bookingRow)))
      }),
    )
  booking
    .command("show <booking-id>")
    .description("Show a reservation and its items")
    .action((bookingId: string, _options: unknown, command: Command) =>
      withCliContext(command.optsWithGlobals<GlobalOptions>(), async ({ run, output }) => {
        const found = await run(BookingGateway.use((gateway) => gateway.getBooking(bookingId)))
        output.result(found, [...table([bookingRow(found)]), "", ...table(found.items.map(itemRow))])
      }),
    )
  booking
    .command("cancel <booking-id>")
    .description("Cancel a reservation, so that the store can sell its items")
    .addHelpText(
      "after",
      "\nExit codes: 0 canceled, 1 shop unavailable, 2 invalid command, 3 the reservation had ended.",
    )
    .action((bookingId: string, _options: unknown, command: Command) =>
      withCliContext(command.optsWithGlobals<GlobalOptions>(), async ({ run, output }) => {
        const { outcome, bookings } = await run(cancelBooking(bookingId))
        output.result({ outcome, bookings }, [
          outcome === "cancelled" ? "The reservation was canceled." : "The reservation had already ended.",
        ])
        if (outcome === "ended") process.exitCode = ExitCode.refused
      }),
    )
}

function bookingRow({ id, status, keptUntil, items }: Booking): readonly string[] {
  const stores = [...new Set(items.map(({ physicalStoreName }) => physicalStoreName))]
  return [id, status, status === "BOOKED" ? `until ${keptUntil}` : "", stores.join(", ")]
}

function itemRow({ sku, units, name, size, color, physicalStoreName }: Booking["items"][number]): readonly string[] {
  return [sku, String(units), [name, color, size].filter((part) => part !== undefined).join(" · "), physicalStoreName]
}
