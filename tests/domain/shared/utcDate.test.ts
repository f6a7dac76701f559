import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { utcDate, utcDay, utcMoment } from "../../../domain/shared/utcDate.ts"

const moments = fc.date({
  min: new Date("0000-01-01T00:00:00Z"),
  max: new Date("9999-12-31T23:59:59.999Z"),
  noInvalidDate: true,
})

describe("the day and the moment in UTC", () => {
  it("are the platform's for every moment from year 0 to 9999", () => {
    fc.assert(
      fc.property(moments, (date) => {
        expect(utcMoment(date.getTime())).toBe(date.toISOString())
        expect(utcDate(date.getTime())).toBe(date.toISOString().slice(0, 10))
        expect(utcDay(date.getTime())).toEqual({
          year: date.getUTCFullYear(),
          month: date.getUTCMonth() + 1,
          day: date.getUTCDate(),
        })
      }),
      { numRuns: 2_000 },
    )
  })

  for (const moment of [
    "1970-01-01T00:00:00.000Z",
    "1969-12-31T23:59:59.999Z",
    "2000-02-29T12:00:00.000Z",
    "1900-02-28T23:59:59.999Z",
    "1900-03-01T00:00:00.000Z",
    "2100-03-01T00:00:00.000Z",
    "2024-12-31T23:59:59.999Z",
  ])
    it(`are those of ${moment}`, () => {
      expect(utcMoment(Date.parse(moment))).toBe(moment)
    })
})
