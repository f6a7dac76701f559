import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { momentInZone } from "../../../domain/gift-card/momentInZone.ts"
import { resolveSkippedMoment } from "../../../domain/gift-card/resolveSkippedMoment.ts"
import { sendMoment } from "../../../contracts/sandbox/cart/gifts/sendMoment.ts"

const written = (text: string) => {
  const [date = "", time = ""] = text.split(" ")
  const [year = "", month = "", day = ""] = date.split("-")
  const [hour = "", minute = ""] = time.split(":")
  return { year, month, day, hour, minute }
}
const shown = (moment: ReturnType<typeof resolveSkippedMoment>) =>
  moment === undefined ? undefined : `${moment.year}-${moment.month}-${moment.day} ${moment.hour}:${moment.minute}`

describe("a gift card for a skipped local time", () => {
  it.each([
    ["2027-03-14 02:30", "America/New_York", "2027-03-14 03:30"],
    ["2027-03-28 02:00", "Europe/Madrid", "2027-03-28 03:00"],
    ["2027-03-28 02:59", "Europe/Berlin", "2027-03-28 03:59"],
    ["2027-03-28 01:15", "Europe/Lisbon", "2027-03-28 02:15"],
    ["2027-10-03 02:15", "Australia/Lord_Howe", "2027-10-03 02:45"],
    ["2027-03-26 02:30", "Asia/Jerusalem", "2027-03-26 03:30"],
    ["2027-03-14 01:59", "America/New_York", undefined],
    ["2027-03-14 03:00", "America/New_York", undefined],
    ["2027-11-07 01:30", "America/New_York", undefined],
    ["2027-03-14 02:30", "Asia/Tokyo", undefined],
    ["2027-02-30 02:30", "America/New_York", undefined],
    ["2027-03-14 02:30", "Nowhere/Zone", undefined],
    [" ", "America/New_York", undefined],
  ])("%s in %s is sent at %s", (text, zone, expected) => {
    expect(shown(resolveSkippedMoment(written(text), zone))).toBe(expected)
  })

  it("is sent at the moment that the backend computes, in every time zone", () => {
    const zones = fc.constantFrom(
      "America/New_York",
      "Europe/Madrid",
      "Australia/Lord_Howe",
      "Asia/Tokyo",
      "America/Santiago",
      "Africa/Casablanca",
    )
    const moments = fc.record({
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
      hour: fc.integer({ min: 0, max: 23 }),
      minute: fc.integer({ min: 0, max: 59 }),
    })
    fc.assert(
      fc.property(zones, moments, (zone, { month, day, hour, minute }) => {
        const two = (value: number) => String(value).padStart(2, "0")
        const asked = { year: "2027", month: two(month), day: two(day), hour: two(hour), minute: two(minute) }
        const sent = sendMoment(asked, zone)
        expect(resolveSkippedMoment(asked, zone) ?? asked).toEqual(
          sent === undefined ? undefined : momentInZone(zone, sent),
        )
      }),
      { numRuns: 300 },
    )
  })
})
