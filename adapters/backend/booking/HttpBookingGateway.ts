import * as Effect from "effect/Effect"
import { BookingGateway } from "../../../application/booking/BookingGateway.ts"
import type { paths } from "../../../contracts/generated/booking.d.ts"
import { gateway } from "../gateway.ts"
import { callOperation } from "../http/callOperation.ts"
import { WRITE_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { fromCaptcha } from "../http/wire/fromCaptcha.ts"
import { decodeBooking, decodeBookingList, fromBookingDraft, toBooking } from "./bookingWire.ts"

const client = contractClient<paths>()
const booking = Effect.map(toBooking)

/** Bookings in the physical stores of one store over the contract's `booking` document. */
export const httpBookingGateway = gateway(BookingGateway, (backend, { store }, ids) => {
  const path = { version: "2", storeId: store.id } as const
  return {
    createBooking: (draft, captcha) =>
      ids.uuid.pipe(
        Effect.flatMap((key) =>
          callOperation(
            backend,
            "createBooking",
            () =>
              client.POST("/itxrest/{version}/order/store/{storeId}/booking", {
                params: { path, header: { "Idempotency-Key": key } },
                body: { ...fromBookingDraft(draft), ...fromCaptcha(captcha) },
              }),
            { decode: decodeBooking, limits: WRITE_LIMITS, isForm: true },
          ),
        ),
        booking,
      ),
    listBookings: callOperation(
      backend,
      "listBookings",
      () => client.GET("/itxrest/{version}/order/store/{storeId}/booking", { params: { path } }),
      {
        decode: decodeBookingList,
      },
    ).pipe(Effect.map(({ bookings }) => bookings.map(toBooking))),
    getBooking: (bookingId) =>
      callOperation(
        backend,
        "getBooking",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/booking/{bookingId}", {
            params: { path: { ...path, bookingId } },
          }),
        { decode: decodeBooking },
      ).pipe(booking),
    cancelBooking: (bookingId) =>
      callOperation(
        backend,
        "cancelBooking",
        () =>
          client.DELETE("/itxrest/{version}/order/store/{storeId}/booking/{bookingId}", {
            params: { path: { ...path, bookingId } },
          }),
        { decode: decodeBooking, limits: WRITE_LIMITS },
      ).pipe(booking),
  }
})
