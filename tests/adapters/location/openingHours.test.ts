import OpeningHoursLibrary from "opening_hours"
import { describe, expect, it } from "vitest"
import type { OpenInterval, OpeningHours } from "../../../domain/location/OpeningHours.ts"
import { endsNextDay, hoursOn, isOpen } from "../../../domain/location/OpeningHours.ts"
import { wallClock } from "../../../domain/shared/wallClock.ts"
import { readOpeningHours } from "../../../contracts/sandbox/places/OpeningHours.ts"
import { loadSpecialDays } from "../../../contracts/sandbox/places/specialDays.ts"
import { placeRows } from "../../../contracts/sandbox/seed/placeRows.ts"
import { stores } from "../../../contracts/sandbox/world/stores.ts"
import { DAILY_SEED } from "../../support/DAILY_SEED.ts"

/** Distinct hours of the demo stores to compare; all of them in `npm run test:deep`. */
const SAMPLE = Number(process.env["OPENING_HOURS"] ?? 6)
const YEAR = 2026
const DAYS = 366
const DAY_MILLIS = 86_400_000
const MINUTE_MILLIS = 60_000
const WEEKDAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]

/** All distinct hours of the demo stores, with the special days of the year. */
async function demoHours(): Promise<readonly OpeningHours[]> {
  const specialDaysOf = await loadSpecialDays(Date.UTC(YEAR, 0, 1), DAYS)
  const distinct = new Map<string, OpeningHours>()
  for (const { id, countryCode, languages } of stores) {
    const specialDays = Object.fromEntries(
      specialDaysOf(countryCode, "en").map(({ date, kind, openHours }) => [
        date,
        { kind: kind === "holiday" ? ("holiday" as const) : ("special" as const), intervals: openHours },
      ]),
    )
    const rows = placeRows({ storeId: id, countryCode, languageCode: languages[0]?.code ?? "en" })
    for (const { opening_hours } of rows.stores) {
      const { timeZone, weeklySchedule } = readOpeningHours(opening_hours)
      const days = Object.fromEntries(weeklySchedule.map(({ weekDay, openHours }) => [weekDay, openHours]))
      distinct.set(`${countryCode} ${opening_hours}`, { timeZone, days, specialDays })
    }
  }
  return [...distinct.values()]
}

const times = (intervals: readonly OpenInterval[]) =>
  intervals.map(({ fromTime, toTime }) => `${fromTime}-${toTime}`).join(",") || "off"

const dateOf = (millis: number) => new Date(millis).toISOString().slice(0, 10)

/**
 * The hours in the syntax of OpenStreetMap. There, a rule for a date also ends the evening before; a location that
 * closes after midnight is open at the beginning of the special day, so that its rule contains the rest of the evening.
 */
function toOsm(hours: OpeningHours): string {
  const weekly = WEEKDAYS.flatMap((name, at) => {
    const intervals = hours.days[at + 1] ?? []
    return intervals.length === 0 ? [] : [`${name} ${times(intervals)}`]
  })
  const special = Object.entries(hours.specialDays ?? {}).map(([date, { intervals }]) => {
    const before = hoursOn(hours, dateOf(Date.parse(date) - DAY_MILLIS)).intervals.filter(endsNextDay)
    const rest = before.map(({ toTime }) => ({ fromTime: "00:00", toTime }))
    const [year, month, day] = [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8))]
    const name = new Date(Date.UTC(year, month - 1, day)).toLocaleString("en", { month: "short", timeZone: "UTC" })
    return `${year} ${name} ${String(day).padStart(2, "0")} ${times([...rest, ...intervals])}`
  })
  // After a comma a rule adds to the others of its day; after a semicolon it replaces them.
  return [weekly.join(", "), ...special].join("; ")
}

/** Returns the moments of a local time, as milliseconds of a clock without a zone; none when it is skipped. */
function momentsOf(timeZone: string, local: number): readonly number[] {
  const localOf = (moment: number) => {
    const clock = wallClock(timeZone, moment)
    return clock === undefined ? Number.NaN : Date.parse(`${clock.date}T${clock.time}:00Z`)
  }
  const offsets = [local - DAY_MILLIS, local + DAY_MILLIS].map((around) => localOf(around) - around)
  return [...new Set(offsets.map((offset) => local - offset))].filter((moment) => localOf(moment) === local)
}

/** The library reads the fields of a date in the zone of this process. */
const toLocal = (date: Date) =>
  Date.UTC(date.getFullYear(), date.getMonth(), date.getDate(), date.getHours(), date.getMinutes())

interface Disagreement {
  readonly timeZone: string
  readonly local: string
  readonly expected: boolean
}

function disagreements(hours: OpeningHours): readonly Disagreement[] {
  const library = new OpeningHoursLibrary(toOsm(hours))
  const intervals = library
    .getOpenIntervals(new Date(YEAR, 0, 2), new Date(YEAR, 11, 30))
    .map(([from, to]) => [toLocal(from), toLocal(to)] as const)
  expect(intervals.length).toBeGreaterThan(200)
  const wrong: Disagreement[] = []
  const compare = (local: number, expected: boolean) => {
    for (const moment of momentsOf(hours.timeZone, local))
      if (isOpen(hours, moment) !== expected)
        wrong.push({ timeZone: hours.timeZone, local: new Date(local).toISOString(), expected })
  }
  for (const [at, [from, to]] of intervals.entries()) {
    const next = intervals[at + 1]?.[0]
    compare(from, true)
    compare(to - MINUTE_MILLIS, true)
    if (next === undefined || next === to) continue
    compare(to, false)
    compare(to + Math.floor((next - to) / 2 / MINUTE_MILLIS) * MINUTE_MILLIS, false)
    compare(next - MINUTE_MILLIS, false)
  }
  return wrong
}

describe("opening hours of the demo stores over one year", () => {
  it("agree with the library opening_hours in their time zones, with 24:00, late evenings and holidays", async () => {
    const all = await demoHours()
    const late = all.filter(({ days }) => Object.values(days).some((day) => day.some(endsNextDay)))
    const midnight = all.filter(({ days }) =>
      Object.values(days).some((day) => day.some((one) => one.toTime === "24:00")),
    )
    expect([late.length > 0, midnight.length > 0]).toEqual([true, true])
    const first = DAILY_SEED % all.length
    const sampled = Array.from({ length: Math.min(SAMPLE, all.length) }, (_, at) => all[(first + at * 7) % all.length])
    const chosen = new Set([...sampled, late[0], midnight[0]].filter((hours) => hours !== undefined))
    const compared = SAMPLE >= all.length ? all : [...chosen]
    process.stdout.write(
      `opening hours: ${compared.length} of ${all.length} compared, ` +
        `${new Set(compared.map(({ timeZone }) => timeZone)).size} time zones\n`,
    )
    expect(compared.flatMap(disagreements).slice(0, 5)).toEqual([])
  }, 120_000)
})
