import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { availabilityLevel } from "../../../domain/catalog/stock/StoreShelfStock.ts"
import { openingToday } from "../../../domain/location/openingToday.ts"

/** Monday with a break, Tuesday without one; in Madrid, an hour ahead of UTC in winter. */
const hours = {
  timeZone: "Europe/Madrid",
  days: {
    1: [
      { fromTime: "16:00", toTime: "20:00" },
      { fromTime: "10:00", toTime: "14:00" },
    ],
    2: [{ fromTime: "00:00", toTime: "24:00" }],
  },
}
const monday = (time: string) => openingToday(hours, Date.parse(`2026-01-05T${time}:00+01:00`))

describe("a store's opening hours today", () => {
  it.each([
    ["09:59", { state: "opensAt", time: "10:00" }],
    ["10:00", { state: "openUntil", time: "14:00" }],
    ["13:59", { state: "openUntil", time: "14:00" }],
    ["14:00", { state: "opensAt", time: "16:00" }],
    ["19:59", { state: "openUntil", time: "20:00" }],
    ["20:00", { state: "closedNow" }],
  ])("at %s local time are %j", (time, opening) => {
    expect(monday(time)).toEqual(opening)
  })

  it("are those of the store's weekday and not of the customer's", () => {
    const moment = Date.parse("2026-01-05T23:30:00Z")
    expect(openingToday(hours, moment)).toEqual({ state: "openUntil", time: "24:00" })
    expect(openingToday({ ...hours, timeZone: "UTC" }, moment)).toEqual({ state: "closedNow" })
    expect(openingToday(hours, Date.parse("2026-01-07T12:00:00Z"))).toEqual({ state: "closedToday" })
  })

  it("are absent in an unknown time zone", () => {
    expect(openingToday({ ...hours, timeZone: "Mars/Olympus" }, 0)).toBeUndefined()
  })

  it("contain only times of the same day", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (moment) => {
        const opening = openingToday(hours, moment)
        expect([undefined, "10:00", "14:00", "16:00", "20:00", "24:00"]).toContain(
          opening !== undefined && "time" in opening ? opening.time : undefined,
        )
      }),
    )
  })
})

describe("a shelf", () => {
  it("has plenty, few or no units", () => {
    expect([3, 2, 1, 0, -1, Number.NaN].map(availabilityLevel)).toEqual(["in", "few", "few", "none", "none", "none"])
  })
})
