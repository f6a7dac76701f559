import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isOpen, openWorkgroups } from "../../../domain/chat/openWorkgroups.ts"
import type { Workgroup } from "../../../domain/chat/Workgroup.ts"

const group = (changes: Partial<Workgroup> = {}): Workgroup => ({
  id: "g",
  name: "Orders",
  languageId: "-5",
  timeZone: "Europe/Madrid",
  week: new Map([[1, [{ from: "09:00", to: "21:00" }]]]),
  isDisabled: false,
  ...changes,
})
const at = (iso: string): number => Date.parse(iso)
const MINUTE = 60_000
const DAY_MINUTES = 1_440

/** Returns the minutes by which a zone is ahead of UTC: a way to its local time that the product does not use. */
function offsetsOf(timeZone: string): (moment: number) => number {
  const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" })
  return (moment) => {
    const [, sign = "+", hours = "0", minutes = "0"] = /GMT([+-])(\d\d):(\d\d)/.exec(format.format(moment)) ?? []
    return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes))
  }
}

const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`

describe("open workgroups, R23", () => {
  it("V20 are open from the first minute to the last, in their time zone", () => {
    // 2026-01-05 is a Monday; Madrid is one hour ahead in winter, two in summer.
    expect(isOpen(group(), at("2026-01-05T07:59:59Z"))).toBe(false)
    expect(isOpen(group(), at("2026-01-05T08:00:00Z"))).toBe(true)
    expect(isOpen(group(), at("2026-01-05T19:59:59Z"))).toBe(true)
    expect(isOpen(group(), at("2026-01-05T20:00:00Z"))).toBe(false)
    expect(isOpen(group(), at("2026-07-06T07:00:00Z"))).toBe(true)
    expect(isOpen(group(), at("2026-07-06T19:00:00Z"))).toBe(false)
  })

  it("are open by the weekday of their time zone, not of UTC", () => {
    const tokyo = group({ timeZone: "Asia/Tokyo", week: new Map([[1, [{ from: "00:00", to: "09:00" }]]]) })
    expect(isOpen(tokyo, at("2026-01-04T15:00:00Z"))).toBe(true)
    expect(isOpen(tokyo, at("2026-01-05T00:00:00Z"))).toBe(false)
  })

  it("are open until 24:00, and never when disabled or in an unknown time zone", () => {
    const late = group({
      week: new Map([
        [1, [{ from: "20:00", to: "24:00" }]],
        [2, [{ from: "00:00", to: "02:00" }]],
      ]),
    })
    expect(isOpen(late, at("2026-01-05T22:59:59Z"))).toBe(true)
    expect(isOpen(late, at("2026-01-05T23:30:00Z"))).toBe(true)
    expect(isOpen(group({ isDisabled: true }), at("2026-01-05T10:00:00Z"))).toBe(false)
    expect(isOpen(group({ timeZone: "Nowhere/Land" }), at("2026-01-05T10:00:00Z"))).toBe(false)
    expect(
      openWorkgroups([group(), group({ id: "closed", week: new Map() })], at("2026-01-05T10:00:00Z")).map(
        ({ id }) => id,
      ),
    ).toEqual(["g"])
  })

  it("F140 agree with the offset of their zone around its clock changes, in every zone", () => {
    // Open on Sunday night across midnight and the week's end, an hour in which clocks change, and never on Tuesday.
    const week = new Map([
      [
        7,
        [
          { from: "22:00", to: "24:00" },
          { from: "02:00", to: "03:00" },
        ],
      ],
      [1, [{ from: "00:00", to: "02:30" }]],
      [2, [{ from: "09:00", to: "09:00" }]],
    ])
    const isWithin = (weekday: number, time: string): boolean =>
      (week.get(weekday) ?? []).some(({ from, to }) => time >= from && time < to)
    for (const timeZone of Intl.supportedValuesOf("timeZone")) {
      const minutesAhead = offsetsOf(timeZone)
      // Sundays of 2026 on which America, Europe and Australia change their clocks.
      for (const sunday of ["2026-03-08", "2026-03-29", "2026-10-04"])
        for (let hour = -6; hour <= 36; hour += 1) {
          const moment = at(`${sunday}T00:15:00Z`) + hour * 60 * MINUTE
          const local = Math.floor(moment / MINUTE) + minutesAhead(moment)
          const weekday = ((Math.floor(local / DAY_MINUTES) + 3) % 7) + 1
          const expected = isWithin(weekday, timeOf(local % DAY_MINUTES))
          if (isOpen(group({ timeZone, week }), moment) !== expected)
            expect.fail(`${timeZone} at ${new Date(moment).toISOString()} should be ${expected ? "open" : "closed"}`)
        }
    }
    expect(offsetsOf("Asia/Kolkata")(0)).toBe(330)
  })

  it("F140 agree in UTC with plain arithmetic, at any moment", () => {
    const hours = fc.tuple(fc.integer({ min: 0, max: 1_439 }), fc.integer({ min: 0, max: 1_440 }))
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4_102_444_800_000 }),
        fc.integer({ min: 1, max: 7 }),
        hours,
        (moment, weekday, [from, to]) => {
          const minutes = Math.floor(moment / 60_000)
          const expected =
            ((Math.floor(minutes / 1_440) + 3) % 7) + 1 === weekday && minutes % 1_440 >= from && minutes % 1_440 < to
          expect(
            isOpen(
              group({ timeZone: "UTC", week: new Map([[weekday, [{ from: timeOf(from), to: timeOf(to) }]]]) }),
              moment,
            ),
          ).toBe(expected)
        },
      ),
    )
  })
})
