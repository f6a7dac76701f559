import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type BookingDraft, bookingStatus } from "../../../domain/booking/Booking.ts"
import { validateBooking } from "../../../domain/booking/validateBooking.ts"

const wrong = (changes: Partial<BookingDraft>) =>
  validateBooking({
    fullName: "Ana Prueba",
    phoneNumber: "+34 600 000 000",
    email: "ana@example.org",
    acceptedPolicies: [1, 2],
    items: [{ catentryId: "1", physicalStoreId: "7", units: 1 }],
    ...changes,
  }).map(({ place, rule, parameter }) => [place, rule, ...(parameter === undefined ? [] : [parameter])].join(" "))

describe("a booking", () => {
  it("requires a name, contact details and one to ten units of each item", () => {
    expect(wrong({})).toEqual([])
    expect(wrong({ fullName: " " })).toEqual(["fullName required"])
    expect(wrong({ fullName: "Ana Drop", observations: "the table" })).toEqual([
      "fullName forbiddenWord Drop",
      "observations forbiddenWord table",
    ])
    expect(wrong({ fullName: "x".repeat(129), observations: "😀".repeat(257) })).toEqual([
      "fullName tooLong 128",
      "observations tooLong 256",
    ])
    expect(wrong({ phoneNumber: "٦٠٠٠٠٠٠٠٠" })).toEqual([])
    expect([wrong({ phoneNumber: "6x" }), wrong({ email: "a@b" })]).toEqual([["phoneNumber phone"], ["email email"]])
    expect(wrong({ items: [] })).toEqual(["items required"])
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double()), (units) => {
        expect(wrong({ items: [{ catentryId: "1", physicalStoreId: "7", units }] }).length === 0).toBe(
          Number.isInteger(units) && units >= 1 && units <= 10,
        )
      }),
    )
    expect(
      wrong({ items: Array.from({ length: 11 }, () => ({ catentryId: "1", physicalStoreId: "7", units: 1 })) }),
    ).toEqual(["items tooMany 10"])
  })

  it("requires consent to the privacy policy among others", () => {
    expect(wrong({ acceptedPolicies: [2, 3] })).toEqual(["acceptedPolicies policy"])
  })

  it("stores nothing in an unknown state", () => {
    expect(["BOOKED", "EXPIRED", "booked", "LOST"].map(bookingStatus)).toEqual(["BOOKED", "EXPIRED", "ENDED", "ENDED"])
  })
})
