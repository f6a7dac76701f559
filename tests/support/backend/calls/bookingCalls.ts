import type * as Effect from "effect/Effect"
import type { AppPorts } from "../../../../application/appPorts.ts"
import { BookingGateway } from "../../../../application/booking/BookingGateway.ts"

/** One call of every gateway method of the area, by the operation it calls. */
export const bookingCalls: Readonly<Record<string, Effect.Effect<unknown, unknown, AppPorts>>> = {
  createBooking: BookingGateway.use((gateway) =>
    gateway.createBooking({
      fullName: "Ana Prueba",
      phoneNumber: "+34600000000",
      email: "ana.prueba@example.org",
      observations: "I come after six",
      acceptedPolicies: [1],
      items: [{ catentryId: "511003", physicalStoreId: "10000034101", units: 1 }],
    }),
  ),
  listBookings: BookingGateway.use((gateway) => gateway.listBookings),
  getBooking: BookingGateway.use((gateway) => gateway.getBooking("450000000001")),
  cancelBooking: BookingGateway.use((gateway) => gateway.cancelBooking("450000000001")),
}
