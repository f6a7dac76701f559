import { BookingGateway } from "../../application/booking/BookingGateway.ts"
import { httpBookingGateway } from "../backend/booking/HttpBookingGateway.ts"
import { adapterModule } from "./AdapterModule.ts"
import { gatewayWithIds } from "./identityModule.ts"

/** Bookings in physical stores, over HTTP. */
export function bookingModule() {
  return adapterModule(gatewayWithIds(BookingGateway, httpBookingGateway))
}
