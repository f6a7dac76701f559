import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { giftForbiddenWord } from "../../../domain/gift-card/giftForbiddenWord.ts"
import { momentInZone } from "../../../domain/gift-card/momentInZone.ts"
import { parseLocalMoment } from "../../../domain/gift-card/parseLocalMoment.ts"
import { validateVirtualGiftCard } from "../../../domain/gift-card/validateVirtualGiftCard.ts"
import { toLocalIso } from "../../../domain/gift-card/toLocalIso.ts"
import { aVirtualGiftCard } from "../../support/backend/giftCardBuilders.ts"

const NOW = { now: "2026-01-05T10:00", latest: "2027-01-05T10:00" }
const reasons = (changes: Parameters<typeof aVirtualGiftCard>[0]) =>
  validateVirtualGiftCard(aVirtualGiftCard(changes), NOW).map(({ field, rule }) => `${field} ${rule}`)
const moment = (year: string, month: string, day: string, hour = "10", minute = "00") =>
  toLocalIso({ year, month, day, hour, minute })

describe("a virtual gift card", () => {
  it("V49 is valid with or without a message", () => {
    expect(reasons({})).toEqual([])
    expect(reasons({ message: "" })).toEqual([])
  })

  it("V44 V46 V47 V48 has sender, recipient, quantity and date within their limits (S5)", () => {
    expect(reasons({ senderName: " ", receiverName: "", receiverEmail: "", receiverPhone: "" })).toEqual([
      "senderName required",
      "receiverName required",
      "receiverEmail required",
      "receiverPhone required",
    ])
    expect(
      reasons({ senderName: "a".repeat(256), receiverPhone: "6".repeat(33), receiverEmail: `${"a".repeat(60)}@a.es` }),
    ).toEqual(["senderName tooLong", "receiverEmail tooLong", "receiverPhone tooLong"])
    expect(reasons({ senderName: "😀".repeat(255) })).toEqual([])
    expect(reasons({ receiverEmail: "luis" })).toEqual(["receiverEmail email"])
    for (const quantity of [0, 10, 1.5, Number.NaN]) expect(reasons({ quantity })).toEqual(["quantity quantity"])
  })

  it("F108 is sent on an existing day that has not passed", () => {
    expect(reasons({ year: "2026", month: "02", day: "29" })).toEqual(["sendDate date"])
    expect(reasons({ year: "2026", month: "01", day: "05", hour: "09", minute: "59" })).toEqual(["sendDate past"])
    expect(reasons({ year: "26", month: "1", day: "5", hour: "10", minute: "0" })).toEqual([])
  })

  it("F108 is sent within the maximum of the backend", () => {
    expect(reasons({ year: "2027", month: "1", day: "5", hour: "10", minute: "0" })).toEqual([])
    expect(reasons({ year: "2027", month: "1", day: "5", hour: "10", minute: "1" })).toEqual(["sendDate late"])
    expect(validateVirtualGiftCard(aVirtualGiftCard({ year: "2099" }), { now: NOW.now })).toEqual([])
  })

  it("V50 contains no SQL keyword in its texts", () => {
    expect(validateVirtualGiftCard(aVirtualGiftCard({ message: "Drop by" }), NOW)).toEqual([
      { field: "message", rule: "forbiddenWord", parameter: "Drop" },
    ])
    expect(reasons({ senderName: "Table", receiverName: "select" })).toEqual([
      "senderName forbiddenWord",
      "receiverName forbiddenWord",
    ])
  })
})

describe("a forbidden word of gift cards", () => {
  it("is found as a whole word in any case and width", () => {
    for (const text of [
      "CREATE",
      "a database",
      "drop!",
      "(TABLE)",
      "alter  table",
      "ｓｅｌｅｃｔ",
      "x insert y",
      "update",
      "delete",
      "truncate",
      "replace",
    ]) {
      expect([text, giftForbiddenWord(text)]).not.toEqual([text, undefined])
    }
  })

  it('is neither "alter" alone nor a part of another word (R10)', () => {
    for (const text of ["alter ego", "Tableau", "Selection", "update_me", "Dropós", "created", ""])
      expect([text, giftForbiddenWord(text)]).toEqual([text, undefined])
  })
})

describe("a typed date and time", () => {
  it("are a moment together, and absent when both are empty", () => {
    expect(parseLocalMoment("2026-12-24", "10:05")).toEqual({
      year: "2026",
      month: "12",
      day: "24",
      hour: "10",
      minute: "05",
    })
    expect(parseLocalMoment(" ", "")).toBeUndefined()
  })

  it("are an invalid moment when one is missing or malformed", () => {
    for (const [date, time] of [
      ["2026-12-24", ""],
      ["", "10:05"],
      ["tomorrow", "noon"],
      ["2026-02-29", "10:05"],
    ] as const) {
      const typed = parseLocalMoment(date, time)
      expect([date, time, typed === undefined ? "none" : toLocalIso(typed)]).toEqual([date, time, undefined])
    }
  })
})

describe("the local time of a store", () => {
  it("is its own day and hour, wherever the customer is (R23)", () => {
    const moment = Date.UTC(2026, 11, 31, 23, 30)
    const shown = (zone: string) => {
      const written = momentInZone(zone, moment)
      return written === undefined ? undefined : toLocalIso(written)
    }
    expect([shown("Europe/Madrid"), shown("Asia/Tokyo"), shown("America/New_York")]).toEqual([
      "2027-01-01T00:30",
      "2027-01-01T08:30",
      "2026-12-31T18:30",
    ])
    expect(shown("Atlantis/Central")).toBeUndefined()
  })
})

describe("a written moment", () => {
  it("parses two digits as a year of this century and digits of any script", () => {
    expect(moment("26", "3", "1", "9", "5")).toBe("2026-03-01T09:05")
    expect(moment("٢٠٢٦", "１２", "24")).toBe("2026-12-24T10:00")
    expect(moment("2028", "2", "29")).toBe("2028-02-29T10:00")
  })

  it("V42 V43 is invalid outside the calendar or the clock", () => {
    const dates: readonly (readonly [string, string, string])[] = [
      ["2026", "2", "29"],
      ["1900", "2", "29"],
      ["2026", "0", "1"],
      ["2026", "13", "1"],
      ["2026", "4", "31"],
      ["2", "1", "1"],
      ["20266", "1", "1"],
      ["2026", "1", ""],
    ]
    for (const [year, month, day] of dates)
      expect([year, month, day, moment(year, month, day)]).toEqual([year, month, day, undefined])
    expect(moment("2026", "1", "1", "24", "0")).toBeUndefined()
    expect(moment("2026", "1", "1", "0", "60")).toBeUndefined()
  })

  it("agrees with the calendar for every date, and sorts chronologically", () => {
    const part = (maximum: number) => fc.integer({ min: 0, max: maximum })
    fc.assert(
      fc.property(part(99), part(14), part(33), part(25), part(61), (year, month, day, hour, minute) => {
        const date = new Date(Date.UTC(2000 + year, month - 1, day, hour, minute))
        const exists =
          date.getUTCMonth() === month - 1 &&
          date.getUTCDate() === day &&
          date.getUTCHours() === hour &&
          date.getUTCMinutes() === minute
        const written = toLocalIso({
          year: String(2000 + year),
          month: String(month),
          day: String(day),
          hour: String(hour),
          minute: String(minute),
        })
        expect(written).toBe(exists ? date.toISOString().slice(0, 16) : undefined)
      }),
    )
  })
})
