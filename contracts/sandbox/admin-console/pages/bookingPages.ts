import { endBooking, expireBookings } from "../../places/endBooking.ts"
import { notFound } from "../../platform/http/Refused.ts"
import { dataTable } from "../dataTable.ts"
import { buttonForm, formatTimestamp } from "../formats.ts"
import { type AdminConsoleRoute, requiredField } from "../AdminConsoleRoute.ts"
import { html } from "../../platform/http/html.ts"

const MAX_ROWS = 60

const bookings: AdminConsoleRoute = {
  method: "GET",
  pattern: /^\/sandbox\/bookings$/u,
  run: async ({ services }) => {
    await expireBookings(services)
    const rows = await services.storage.db
      .selectFrom("booking")
      .selectAll()
      .orderBy("booking_id", "desc")
      .limit(MAX_ROWS)
      .execute()
    return {
      kind: "page",
      title: "Reservations",
      data: {
        bookings: rows.map(({ booking_id, store_id, status }) => ({
          bookingId: String(booking_id),
          storeId: store_id,
          status,
        })),
      },
      body: dataTable(
        `Latest ${MAX_ROWS} reservations`,
        [
          { name: "Reservation", cell: ({ booking_id }) => html`<code>${booking_id}</code>` },
          { name: "Name", cell: ({ full_name }) => html`<span dir="auto">${full_name}</span>` },
          { name: "Expires", cell: ({ expires_at }) => formatTimestamp(expires_at) },
          { name: "Status", cell: ({ status }) => status },
          {
            name: "Actions",
            cell: ({ booking_id, status }) =>
              status === "BOOKED"
                ? buttonForm("/sandbox/bookings", "Mark as collected", { bookingId: String(booking_id) })
                : "",
          },
        ],
        rows,
        "No reservations yet.",
      ),
    }
  },
}

const collectBooking: AdminConsoleRoute = {
  method: "POST",
  pattern: /^\/sandbox\/bookings$/u,
  run: async (call) => {
    const bookingId = requiredField(call, "bookingId")
    const { storage, ports } = call.services
    const row = await storage.transaction((work) => endBooking(work, Number(bookingId), "COLLECTED", ports.now()))
    if (row === undefined) throw notFound("Open reservation not found.", bookingId)
    return {
      kind: "done",
      data: { bookingId, status: row.status },
      back: "/sandbox/bookings",
      confirmation: "bookingCollected",
    }
  },
}

export const bookingPages: readonly AdminConsoleRoute[] = [bookings, collectBooking]
