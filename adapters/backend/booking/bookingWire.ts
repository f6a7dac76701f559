import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/booking.d.ts"
import type { Booking, BookingDraft } from "../../../domain/booking/Booking.ts"
import { bookingStatus } from "../../../domain/booking/Booking.ts"
import { normalizePhone } from "../../../domain/shared/phoneNumber.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { IdWire, SkuWire } from "../http/wire/IdWire.ts"
import { ImageWire, toImage } from "../http/wire/ImageWire.ts"
import { nullish } from "../http/wire/nullish.ts"

export const BookingWire = Schema.Struct({
  id: IdWire,
  status: Schema.String,
  creationDate: Schema.String,
  expirationDate: Schema.String,
  fullName: Schema.String,
  phoneNumber: Schema.String,
  email: Schema.String,
  customerObservations: nullish(Schema.String),
  bookingStoreItems: Schema.Array(
    Schema.Struct({
      catentryId: IdWire,
      sku: SkuWire,
      bamStoreId: IdWire,
      physicalStoreName: Schema.String,
      unitsOrdered: Schema.Int,
      name: Schema.String,
      size: nullish(Schema.String),
      color: nullish(Schema.String),
      image: nullish(ImageWire),
    }),
  ),
})

export const BookingListWire = Schema.Struct({ bookings: Schema.Array(BookingWire) })

type Schemas = components["schemas"]
export type BookingContractChecks = [
  AssertAccepts<typeof BookingWire, Schemas["Booking"]>,
  AssertAccepts<typeof BookingListWire, Schemas["BookingList"]>,
]

export const decodeBooking = bodyDecoder(BookingWire)
export const decodeBookingList = bodyDecoder(BookingListWire)

export function toBooking(wire: typeof BookingWire.Type): Booking {
  return {
    id: wire.id,
    status: bookingStatus(wire.status),
    bookedAt: wire.creationDate,
    keptUntil: wire.expirationDate,
    fullName: wire.fullName,
    phoneNumber: wire.phoneNumber,
    email: wire.email,
    ...whenDefined(wire.customerObservations, (observations) => ({ observations })),
    items: wire.bookingStoreItems.map(({ bamStoreId, unitsOrdered, size, color, image, ...item }) => ({
      ...item,
      physicalStoreId: bamStoreId,
      units: unitsOrdered,
      ...whenDefined(size, (text) => ({ size: text })),
      ...whenDefined(color, (text) => ({ color: text })),
      ...whenDefined(image, (picture) => ({ image: toImage(picture) })),
    })),
  }
}

export function fromBookingDraft({
  fullName,
  phoneNumber,
  email,
  observations,
  acceptedPolicies,
  items,
}: BookingDraft): Schemas["BookingInput"] {
  return {
    fullName,
    phoneNumber: normalizePhone(phoneNumber),
    email,
    ...whenDefined(observations, (text) => ({ customerObservations: text })),
    acceptedPolicies,
    bookingStoreItems: items.map(({ catentryId, physicalStoreId, units }) => ({
      catentryId,
      bamStoreId: physicalStoreId,
      unitsOrdered: units,
    })),
  }
}
