import { countryDetails } from "../world/countryDetails.ts"

const DAY_MS = 86_400_000

/** The IANA time zone of a country's store (R23). */
export const storeZone = (countryCode: string): string => countryDetails(countryCode).timeZone

/** The calendar date at the store, as `2026-01-15`. */
export const storeDate = (countryCode: string, moment: number): string =>
  new Intl.DateTimeFormat("en-CA", {
    timeZone: storeZone(countryCode),
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).format(moment)

/** The hour of the day at the store, 0 to 23. */
export const storeHour = (countryCode: string, moment: number): number =>
  Number(
    new Intl.DateTimeFormat("en-GB", { timeZone: storeZone(countryCode), hour: "2-digit", hourCycle: "h23" }).format(
      moment,
    ),
  )

/** Adds calendar days to a date. */
export const plusDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** Adds working days of the country to a date. */
export const plusWorkingDays = (countryCode: string, date: string, days: number): string => {
  let at = date
  for (let left = days; left > 0;) {
    at = plusDays(at, 1)
    if (isWorkingDay(countryCode, at)) left -= 1
  }
  return at
}

/** Whether parcels are ordinarily delivered on this date. */
export const isWorkingDay = (countryCode: string, date: string): boolean =>
  !countryDetails(countryCode).weekend.includes(new Date(`${date}T00:00:00Z`).getUTCDay())

/** Weekdays of parcel delivery, 1 Monday to 7 Sunday (ISO 8601). */
export const workingWeekdays = (countryCode: string): readonly number[] =>
  [1, 2, 3, 4, 5, 6, 7].filter((day) => !countryDetails(countryCode).weekend.includes(day % 7))

/** Formats a date with yyyy, yy, MM, M, dd and d; all other characters are unchanged. */
export const dateText = (date: string, format: string): string => {
  const [year = "", month = "", day = ""] = date.split("-")
  const parts: Readonly<Record<string, string>> = {
    yyyy: year,
    yy: year.slice(2),
    MM: month,
    M: String(Number(month)),
    dd: day,
    d: String(Number(day)),
  }
  return format.replace(/yyyy|yy|MM|M|dd|d/gu, (token) => parts[token] ?? token)
}
