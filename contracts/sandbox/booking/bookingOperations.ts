import { checkCaptcha } from "../captcha/checkCaptcha.ts"
import { type CartScope, cartScope } from "../cart/CartScope.ts"
import { type Operation, customerOperation } from "../platform/http/Operation.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import type { Principal } from "../platform/http/Principal.ts"
import { cancelBooking } from "./cancelBooking.ts"
import { createBooking } from "./createBooking.ts"
import { expireBookings } from "../places/endBooking.ts"
import { listBookings, presentBooking, requireBooking } from "./readBookings.ts"

export const bookingOperations = (services: SandboxServices): readonly Operation[] => [
  customerOperation("createBooking", async (call) => {
    const scope = await bookingScope(services, call)
    await checkCaptcha(services, call.path.storeId, call.body)
    return { status: 200, body: await createBooking(services, scope, call.header["idempotency-key"], call.body) }
  }),
  customerOperation("listBookings", async (call) => ({
    status: 200,
    body: { bookings: await listBookings(services.storage.db, await bookingScope(services, call)) },
  })),
  customerOperation("getBooking", async (call) => {
    const scope = await bookingScope(services, call)
    const { db } = services.storage
    return { status: 200, body: await presentBooking(db, scope, await requireBooking(db, scope, call.path.bookingId)) }
  }),
  customerOperation("cancelBooking", async (call) => ({
    status: 200,
    body: await cancelBooking(services, await bookingScope(services, call), call.path.bookingId),
  })),
]

interface BookingRequest {
  readonly path: { readonly storeId: string }
  readonly query: { readonly languageId?: string }
  readonly principal: Principal
}

/** The scope of a call. Expires overdue bookings first. */
const bookingScope = async (
  services: SandboxServices,
  { path, query, principal }: BookingRequest,
): Promise<CartScope> => {
  await expireBookings(services)
  return cartScope(services, principal, path.storeId, query.languageId)
}
