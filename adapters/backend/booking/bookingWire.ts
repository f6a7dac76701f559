import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/booking.d.ts"
import type { Booking, BookingDraft } from "../../../domain/booking/Booking.ts"
import { bookingStatus } from "../../../domain/booking/Booking.ts"
import { normalizedPhone } from "../../../domain/shared/phoneNumber.ts"
import type { Accepts } from "../http/Accepts.ts"
import { answerSchema } from "../http/answerSchema.ts"
import { given } from "../http/given.ts"
import { IdWire, SkuWire } from "../http/wire/IdWire.ts"
import { ImageWire, toImage } from "../http/wire/ImageWire.ts"
import { maybe } from "../http/wire/maybe.ts"

export const BookingWire = Schema.Struct({
  id: IdWire,
  status: Schema.String,
  creationDate: Schema.String,
  expirationDate: Schema.String,
  fullName: Schema.String,
  phoneNumber: Schema.String,
  email: Schema.String,
  customerObservations: maybe(Schema.String),
  bookingStoreItems: Schema.Array(
    Schema.Struct({
      catentryId: IdWire,
      sku: SkuWire,
      bamStoreId: IdWire,
      physicalStoreName: Schema.String,
      unitsOrdered: Schema.Int,
      name: Schema.String,
      size: maybe(Schema.String),
      color: maybe(Schema.String),
      image: maybe(ImageWire),
    }),
  ),
})

export const BookingListWire = Schema.Struct({ bookings: Schema.Array(BookingWire) })

type Schemas = components["schemas"]
export type BookingSeams = [
  Accepts<typeof BookingWire, Schemas["Booking"]>,
  Accepts<typeof BookingListWire, Schemas["BookingList"]>,
]

export const bookingAnswer = answerSchema(BookingWire)
export const bookingListAnswer = answerSchema(BookingListWire)

export function toBooking(wire: typeof BookingWire.Type): Booking {
  return {
    id: wire.id,
    status: bookingStatus(wire.status),
    bookedAt: wire.creationDate,
    keptUntil: wire.expirationDate,
    fullName: wire.fullName,
    phoneNumber: wire.phoneNumber,
    email: wire.email,
    ...given(wire.customerObservations, (observations) => ({ observations })),
    items: wire.bookingStoreItems.map(({ bamStoreId, unitsOrdered, size, color, image, ...item }) => ({
      ...item,
      physicalStoreId: bamStoreId,
      units: unitsOrdered,
      ...given(size, (text) => ({ size: text })),
      ...given(color, (text) => ({ color: text })),
      ...given(image, (picture) => ({ image: toImage(picture) })),
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
    phoneNumber: normalizedPhone(phoneNumber),
    email,
    ...given(observations, (text) => ({ customerObservations: text })),
    acceptedPolicies,
    bookingStoreItems: items.map(({ catentryId, physicalStoreId, units }) => ({
      catentryId,
      bamStoreId: physicalStoreId,
      unitsOrdered: units,
    })),
  }
}
