import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  hoursOfDays,
  hoursOn,
  hoursToday,
  isOpen,
  nextOpening,
  type OpenInterval,
  type OpeningHours,
} from "../../../domain/location/OpeningHours.ts"
import { openingToday } from "../../../domain/location/openingToday.ts"

const between = (fromTime: string, toTime: string): OpenInterval => ({ fromTime, toTime })

/** Monday with a break and until midnight; Friday until two in the morning; Sunday closed. */
const hours: OpeningHours = {
  timeZone: "Europe/Madrid",
  days: {
    1: [between("10:00", "14:00"), between("17:00", "24:00")],
    4: [between("10:00", "20:00")],
    5: [between("18:00", "02:00")],
    6: [between("10:00", "14:00")],
  },
  specialDays: {
    "2026-01-06": { kind: "holiday", intervals: [], name: "Reyes" },
    "2026-01-04": { kind: "special", intervals: [between("12:00", "18:00")] },
    "2026-12-25": { kind: "holiday", intervals: [] },
    "2026-12-26": { kind: "holiday", intervals: [] },
  },
}
const madrid = (moment: string) => Date.parse(`${moment}:00+01:00`)

describe("opening hours", () => {
  it("include their start and exclude their end, and are closed on a day off", () => {
    const open = (time: string) => isOpen(hours, madrid(`2026-01-12T${time}`))
    expect(["09:59", "10:00", "13:59", "14:00", "17:00", "23:59"].map(open)).toEqual([
      false,
      true,
      true,
      false,
      true,
      true,
    ])
    expect(isOpen(hours, madrid("2026-01-11T12:00"))).toBe(false)
  })

  it("match their intervals at every minute", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => {
        const moment = madrid("2026-01-12T00:00") + minute * 60_000
        expect(isOpen(hours, moment)).toBe((minute >= 600 && minute < 840) || minute >= 1020)
      }),
    )
  })

  it("end at midnight with 24:00", () => {
    expect(openingToday(hours, madrid("2026-01-12T23:59"))).toEqual({ state: "openUntil", time: "24:00" })
    expect(isOpen(hours, madrid("2026-01-13T00:00"))).toBe(false)
  })

  it("last over midnight when they end before they start", () => {
    expect(isOpen(hours, madrid("2026-01-09T17:59"))).toBe(false)
    expect(isOpen(hours, madrid("2026-01-09T23:59"))).toBe(true)
    expect(openingToday(hours, madrid("2026-01-10T01:59"))).toEqual({ state: "openUntil", time: "02:00" })
    expect(openingToday(hours, madrid("2026-01-10T02:00"))).toEqual({ state: "opensAt", time: "10:00" })
  })

  it("of an evening last into a holiday", () => {
    expect(isOpen(hours, madrid("2026-12-26T01:59"))).toBe(false)
    const friday: OpeningHours = {
      ...hours,
      specialDays: { "2026-01-10": { kind: "holiday", intervals: [] } },
    }
    expect(isOpen(friday, madrid("2026-01-10T01:59"))).toBe(true)
    expect(isOpen(friday, madrid("2026-01-10T12:00"))).toBe(false)
  })

  it("of holidays and special days replace those of the weekday", () => {
    expect(hoursOn(hours, "2026-01-06")).toEqual({
      date: "2026-01-06",
      weekday: 2,
      intervals: [],
      special: { kind: "holiday", intervals: [], name: "Reyes" },
    })
    expect(isOpen(hours, madrid("2026-01-04T12:00"))).toBe(true)
    expect(isOpen(hours, madrid("2026-01-11T12:00"))).toBe(false)
    expect(openingToday(hours, madrid("2026-12-25T19:00"))).toEqual({ state: "closedToday" })
  })

  it("of today are those of the date in the store's zone", () => {
    const moment = Date.parse("2026-01-05T23:30:00Z")
    expect(hoursToday(hours, moment)?.date).toBe("2026-01-06")
    expect(hoursToday({ ...hours, timeZone: "America/New_York" }, moment)?.date).toBe("2026-01-05")
    expect(hoursToday({ ...hours, timeZone: "Mars/Olympus" }, moment)).toBeUndefined()
    expect(hoursOfDays(hours, moment, 7).map(({ weekday }) => weekday)).toEqual([2, 3, 4, 5, 6, 7, 1])
    expect(hoursOfDays({ ...hours, timeZone: "Mars/Olympus" }, moment, 7)).toEqual([])
  })

  it("name the next opening, over closed days and holidays", () => {
    expect(nextOpening(hours, madrid("2026-01-12T09:00"))).toEqual({
      date: "2026-01-12",
      weekday: 1,
      time: "10:00",
      daysAhead: 0,
    })
    expect(nextOpening(hours, madrid("2026-01-10T15:00"))).toMatchObject({ time: "10:00", daysAhead: 2 })
    expect(nextOpening(hours, madrid("2026-12-24T21:00"))).toMatchObject({ date: "2026-12-28", daysAhead: 4 })
    expect(nextOpening({ timeZone: "UTC", days: {} }, 0)).toBeUndefined()
    expect(nextOpening({ ...hours, timeZone: "Mars/Olympus" }, 0)).toBeUndefined()
  })

  it("follow the wall clock on days with 23 and 25 hours", () => {
    const always: OpeningHours = { timeZone: "Europe/Madrid", days: { 7: [between("01:00", "04:00")] } }
    const openMinutes = (date: string) =>
      Array.from(
        { length: 26 * 60 },
        (_, minute) => Date.parse(`${date}T00:00:00Z`) - 3_600_000 * 2 + minute * 60_000,
      ).filter((moment) => isOpen(always, moment)).length
    expect(openMinutes("2026-03-29")).toBe(120)
    expect(openMinutes("2026-10-25")).toBe(240)
  })
})
