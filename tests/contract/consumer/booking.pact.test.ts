import { MatchersV3 } from "@pact-foundation/pact"
import * as Effect from "effect/Effect"
import { describe, expect } from "vitest"
import { BookingGateway } from "../../../application/booking/BookingGateway.ts"
import type { BookingDraft } from "../../../domain/booking/Booking.ts"
import { freshKey, STATE_VALUES, inState, pactArea, REST_QUERY } from "../../support/backend/pactArea.ts"
import { anyRefusedShape, refusedShape } from "../../support/backend/pactShapes.ts"

const promises = pactArea("booking")
const { eachLike, integer, string } = MatchersV3
const bookings = "/itxrest/2/order/store/10000034/booking"
const query = REST_QUERY
const key = { "Idempotency-Key": freshKey("0b7e1c1a-53a5-4f0e-9a58-0f7f6f0f4f10") }

const draft = (units = 1): BookingDraft => ({
  fullName: "Ana Prueba",
  phoneNumber: "+34600000000",
  email: "ana.prueba@example.org",
  acceptedPolicies: [1],
  items: [{ catentryId: STATE_VALUES.catentryId, physicalStoreId: STATE_VALUES.physicalStoreId, units }],
})
const draftBody = (units = 1) => ({
  fullName: "Ana Prueba",
  phoneNumber: "+34600000000",
  email: "ana.prueba@example.org",
  acceptedPolicies: [1],
  bookingStoreItems: [
    { catentryId: inState("catentryId"), bamStoreId: inState("physicalStoreId"), unitsOrdered: units },
  ],
})
const bookingShape = (status: string) => ({
  id: string(STATE_VALUES.bookingId),
  status,
  creationDate: string("2026-01-15T10:09:30Z"),
  expirationDate: string("2026-01-17T10:09:30Z"),
  fullName: "Ana Prueba",
  phoneNumber: "+34600000000",
  email: "ana.prueba@example.org",
  bookingStoreItems: eachLike({
    catentryId: string(STATE_VALUES.catentryId),
    sku: string("8201-400-3"),
    bamStoreId: string(STATE_VALUES.physicalStoreId),
    physicalStoreName: string("Selvedge Madrid Centro"),
    unitsOrdered: integer(1),
    name: string("Camisa Oxford"),
  }),
})

describe("the pact about bookings", () => {
  promises("createBooking", "a physical store keeps a piece", {
    state: ["a full shelf"],
    request: ["POST", bookings],
    query,
    matchedHeaders: key,
    body: draftBody(),
    status: 200,
    answer: bookingShape("BOOKED"),
    call: BookingGateway.use((gateway) => gateway.createBooking(draft())),
    expect: (booking) =>
      expect(booking).toMatchObject({
        id: STATE_VALUES.bookingId,
        status: "BOOKED",
        items: [{ physicalStoreName: "Selvedge Madrid Centro", units: 1 }],
      }),
  })
  promises("createBooking", "a physical store keeps no more than it has", {
    state: ["a full shelf"],
    request: ["POST", bookings],
    query,
    matchedHeaders: key,
    body: draftBody(10),
    status: 409,
    answer: refusedShape(409, "_ERR_NO_STOCK", ["8201-400-3", "1"]),
    call: Effect.flip(BookingGateway.use((gateway) => gateway.createBooking(draft(10)))),
    expect: ({ reason }) =>
      expect(reason).toMatchObject({ _tag: "Rejected", key: "_ERR_NO_STOCK", parameters: ["8201-400-3", "1"] }),
  })
  promises("listBookings", "a shopper's bookings are listed", {
    state: ["a booking"],
    request: ["GET", bookings],
    query,
    status: 200,
    answer: { bookings: eachLike(bookingShape("BOOKED")) },
    call: BookingGateway.use((gateway) => gateway.listBookings),
    expect: (list) => expect(list).toMatchObject([{ id: STATE_VALUES.bookingId, keptUntil: "2026-01-17T10:09:30Z" }]),
  })
  promises("getBooking", "a booking is read", {
    state: ["a booking"],
    request: ["GET", `${bookings}/\${bookingId}`],
    query,
    status: 200,
    answer: bookingShape("BOOKED"),
    call: BookingGateway.use((gateway) => gateway.getBooking(STATE_VALUES.bookingId)),
    expect: ({ status }) => expect(status).toBe("BOOKED"),
  })
  promises("getBooking", "another shopper's booking is not there", {
    state: ["a guest session"],
    request: ["GET", `${bookings}/499999999999`],
    query,
    status: 404,
    answer: anyRefusedShape,
    call: Effect.flip(BookingGateway.use((gateway) => gateway.getBooking("499999999999"))),
    expect: ({ reason }) => expect(reason._tag).toBe("NotFound"),
  })
  promises("cancelBooking", "a booking is cancelled", {
    state: ["a booking"],
    request: ["DELETE", `${bookings}/\${bookingId}`],
    query,
    status: 200,
    answer: bookingShape("CANCELLED"),
    call: BookingGateway.use((gateway) => gateway.cancelBooking(STATE_VALUES.bookingId)),
    expect: ({ status }) => expect(status).toBe("CANCELLED"),
  })
  promises("cancelBooking", "what has ended is not cancelled again", {
    state: ["a cancelled booking"],
    request: ["DELETE", `${bookings}/\${bookingId}`],
    query,
    status: 409,
    answer: refusedShape(409, "_ERR_BOOKING_NOT_OPEN", ["CANCELLED"]),
    call: Effect.flip(BookingGateway.use((gateway) => gateway.cancelBooking(STATE_VALUES.bookingId))),
    expect: ({ reason }) => expect(reason).toMatchObject({ _tag: "Rejected", key: "_ERR_BOOKING_NOT_OPEN" }),
  })
})
