import type Holidays from "date-holidays"

/** A public holiday of a whole country. */
export interface PublicHoliday {
  /** As `2026-12-25`. */
  readonly date: string
  readonly name: string
}

/** Returns the public holidays of a country in a year, with names in a language if there are any, in order of date. */
export type HolidaysOf = (countryCode: string, year: number, languageCode: string) => readonly PublicHoliday[]

/** The library has no holidays of Kuwait; those of the Islamic calendar are the same in Saudi Arabia. */
const BORROWED: Readonly<Record<string, string>> = { KW: "SA" }
/** Codes of the library that are no ISO 639 codes. */
const LIBRARY_LANGUAGES: Readonly<Record<string, string>> = { ja: "jp" }
const DAY_MILLIS = 86_400_000

let loading: Promise<HolidaysOf> | undefined

/** Loads 2 MB of rules, for 0.2 s of CPU time. A year of a country then costs 6 ms in each language. */
export const loadLibraryHolidays = (): Promise<HolidaysOf> =>
  (loading ??= import("date-holidays").then(({ default: Calendar }) => {
    const calendars = new Map<string, Holidays>()
    const years = new Map<string, readonly PublicHoliday[]>()
    return (countryCode, year, languageCode) => {
      const key = `${countryCode} ${year} ${languageCode}`
      const known = years.get(key)
      if (known !== undefined) return known
      const source = BORROWED[countryCode]
      const code = source ?? countryCode
      const calendar = calendars.get(code) ?? new Calendar(code, { types: ["public"], timezone: "UTC" })
      calendars.set(code, calendar)
      const listed = calendar
        .getHolidays(year, LIBRARY_LANGUAGES[languageCode] ?? languageCode)
        // Borrowed are the feasts of several days, not the national days.
        .filter(({ start, end }) => source === undefined || daysBetween(start, end) > 1)
        .flatMap(({ date, name, start, end }) =>
          Array.from({ length: daysBetween(start, end) }, (_, ahead) => ({ date: dateAfter(date, ahead), name })),
        )
      years.set(key, listed)
      return listed
    }
  }))

const daysBetween = (start: Date, end: Date): number =>
  Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MILLIS))

const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date.slice(0, 10)}T00:00:00Z`) + days * DAY_MILLIS).toISOString().slice(0, 10)
