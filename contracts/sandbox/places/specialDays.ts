import type { components } from "../../generated/places.d.ts"
import type { HolidaysOf } from "../world/libraryHolidays.ts"
import { loadPublicHolidays } from "../world/publicHolidays.ts"
import { intervalsOf } from "./OpeningHours.ts"

export type SpecialDay = components["schemas"]["SpecialDay"]

/** Returns the special days of a country's places, with names in a language. */
export type SpecialDaysOf = (countryCode: string, languageCode: string) => readonly SpecialDay[]

const DAY_MILLIS = 86_400_000
/** Days of one response, beginning with the day before in every time zone. */
export const SPECIAL_DAYS_AHEAD = 60
const FRIDAY = 5

/** Hours of public holidays where stores open on them; elsewhere they are closed. */
const HOLIDAY_HOURS: Readonly<Record<string, string>> = {
  US: "11:00-18:00",
  JP: "11:00-19:00",
  KR: "11:00-20:00",
  CN: "10:00-22:00",
  SA: "16:00-02:00",
  KW: "16:00-02:00",
}
/** Holidays on which stores of those countries are closed too: months and days. */
const CLOSED: ReadonlySet<string> = new Set(["01-01", "12-25"])
const SHORT_DAYS: ReadonlySet<string> = new Set(["12-24", "12-31"])
const SHORT_HOURS = "10:00-15:00"
/** Countries whose stores close early before Christmas and the new year, and open until midnight on Black Friday. */
const WITH_CHRISTMAS: ReadonlySet<string> = new Set(["ES", "US", "FR", "DE", "IT", "PT", "PL"])
const BLACK_FRIDAY_HOURS = "09:00-24:00"

/**
 * Returns the special days of the time from the day before `now` on; deterministic. A holiday wins over another special
 * day of the same date.
 */
export const loadSpecialDays = async (now: number, days = SPECIAL_DAYS_AHEAD): Promise<SpecialDaysOf> => {
  const yearAfter = (ahead: number) => new Date(now + ahead * DAY_MILLIS).getUTCFullYear()
  const holidaysOf = await loadPublicHolidays([yearAfter(-1), yearAfter(days - 1)])
  const known = new Map<string, readonly SpecialDay[]>()
  return (countryCode, languageCode) => {
    const key = `${countryCode} ${languageCode}`
    const listed = known.get(key) ?? specialDays(holidaysOf, { countryCode, languageCode, now, days })
    known.set(key, listed)
    return listed
  }
}

interface SpecialDaysRequest {
  readonly countryCode: string
  readonly languageCode: string
  readonly now: number
  readonly days: number
}

const specialDays = (
  holidaysOf: HolidaysOf,
  { countryCode, languageCode, now, days }: SpecialDaysRequest,
): readonly SpecialDay[] =>
  Array.from({ length: days + 1 }, (_, ahead) => new Date(now + (ahead - 1) * DAY_MILLIS)).flatMap((day) => {
    const date = day.toISOString().slice(0, 10)
    const holiday = holidaysOf(countryCode, day.getUTCFullYear(), languageCode).find((one) => one.date === date)
    if (holiday !== undefined) {
      const hours = CLOSED.has(date.slice(5)) ? undefined : HOLIDAY_HOURS[countryCode]
      return [{ date, kind: "holiday", name: holiday.name, openHours: [...intervalsOf(hours ?? "")] }]
    }
    if (!WITH_CHRISTMAS.has(countryCode)) return []
    if (SHORT_DAYS.has(date.slice(5))) return [{ date, kind: "special", openHours: [...intervalsOf(SHORT_HOURS)] }]
    return isBlackFriday(day) ? [{ date, kind: "special", openHours: [...intervalsOf(BLACK_FRIDAY_HOURS)] }] : []
  })

/** The Friday after the fourth Thursday of November. */
const isBlackFriday = (day: Date): boolean =>
  day.getUTCMonth() === 10 && day.getUTCDay() === FRIDAY && day.getUTCDate() >= 23 && day.getUTCDate() <= 29
