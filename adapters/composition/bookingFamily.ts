import { BookingGateway } from "../../application/booking/BookingGateway.ts"
import { httpBookingGateway } from "../backend/booking/HttpBookingGateway.ts"
import { family } from "./Family.ts"
import { gatewayWithIds } from "./identityFamily.ts"

/** What physical stores keep for shoppers, over HTTP. */
export function bookingFamily() {
  return family(gatewayWithIds(BookingGateway, httpBookingGateway))
}
