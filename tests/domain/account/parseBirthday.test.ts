import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { parseBirthday } from "../../../domain/account/parseBirthday.ts"

const TODAY = "2026-01-05"

describe("a birthday", () => {
  it.each([
    ["29/02/1996", "dd/MM/yyyy", "1996-02-29"],
    ["12-31-1999", "MM-dd-yyyy", "1999-12-31"],
    [" 2000.01.02 ", "yyyy.MM.dd", "2000-01-02"],
    ["٢٩/٠٢/١٩٩٦", "dd/MM/yyyy", "1996-02-29"],
    ["05/01/2026", "dd/MM/yyyy", TODAY],
    ["06/01/2026", "dd/MM/yyyy", undefined],
    ["29/02/1995", "dd/MM/yyyy", undefined],
    ["29/02/1900", "dd/MM/yyyy", undefined],
    ["31/04/2000", "dd/MM/yyyy", undefined],
    ["31/12/1899", "dd/MM/yyyy", undefined],
    ["00/01/2000", "dd/MM/yyyy", undefined],
    ["01/13/2000", "dd/MM/yyyy", undefined],
    ["1/1/2000", "dd/MM/yyyy", undefined],
    ["01-01-2000", "dd/MM/yyyy", undefined],
    ["01/01-2000", "dd/MM-yyyy", undefined],
    ["0099-01-01", "yyyy-MM-dd", undefined],
  ] as const)("F168 typed as %j in the form %j is %j", (typed, format, date) => {
    expect(parseBirthday(typed, format, TODAY)).toBe(date)
  })

  it("F168 is never another day than the typed one, in any format", () => {
    const days = fc.date({
      min: new Date("1900-01-01T00:00:00Z"),
      max: new Date("2026-01-05T00:00:00Z"),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(days, fc.constantFrom("dd/MM/yyyy", "MM-dd-yyyy", "yyyy.MM.dd"), (day, format) => {
        const date = day.toISOString().slice(0, 10)
        const typed = format
          .replace("yyyy", date.slice(0, 4))
          .replace("MM", date.slice(5, 7))
          .replace("dd", date.slice(8))
        expect(parseBirthday(typed, format, TODAY)).toBe(date)
      }),
    )
  })

  it("F168 is the same calendar day in every time zone, also where its midnight does not exist", () => {
    const zoneBefore = process.env["TZ"]
    const days = ["29/02/1996", "26/04/2024", "08/09/2024", "30/12/2011", "10/03/2024", "01/01/1900"]
    const offsets = new Set<number>()
    try {
      for (const zone of Intl.supportedValuesOf("timeZone")) {
        process.env["TZ"] = zone
        offsets.add(new Date(2024, 0, 15).getTimezoneOffset())
        expect([zone, ...days.map((typed) => parseBirthday(typed, "dd/MM/yyyy", TODAY))]).toEqual([
          zone,
          ...days.map((typed) => typed.split("/").reverse().join("-")),
        ])
      }
      expect(offsets.size).toBeGreaterThan(20)
    } finally {
      if (zoneBefore === undefined) delete process.env["TZ"]
      else process.env["TZ"] = zoneBefore
    }
  })
})
