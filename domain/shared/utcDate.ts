const DAY_MILLIS = 86_400_000
const DAYS_IN_ERA = 146_097

/** A day of the Gregorian calendar; months and days from 1. */
export interface CalendarDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

/**
 * Returns the UTC day of a time in milliseconds since 1970. Independent of the platform's time zone (M11), and without
 * a calendar library in the bundle of every payment page.
 *
 * Years begin in March here, so that the leap day is the last of its year, and repeat every 400 years.
 */
export function utcDay(millis: number): CalendarDay {
  const days = Math.floor(millis / DAY_MILLIS) + 719_468
  const era = Math.floor(days / DAYS_IN_ERA)
  const dayOfEra = days - era * DAYS_IN_ERA
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1_460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  }
}

/** Returns the UTC day as `2026-11-21`. For years from 0 to 9999. */
export function utcDate(millis: number): string {
  const { year, month, day } = utcDay(millis)
  return `${padNumber(year, 4)}-${padNumber(month, 2)}-${padNumber(day, 2)}`
}

/** Returns the time as `2026-11-21T14:05:09.000Z`. For years from 0 to 9999. */
export function utcMoment(millis: number): string {
  const millisOfDay = Math.floor(millis) - Math.floor(millis / DAY_MILLIS) * DAY_MILLIS
  const part = (unit: number, size: number, length = 2) => padNumber(Math.floor(millisOfDay / unit) % size, length)
  return `${utcDate(millis)}T${part(3_600_000, 24)}:${part(60_000, 60)}:${part(1_000, 60)}.${part(1, 1_000, 3)}Z`
}

function padNumber(value: number, length: number): string {
  return String(value).padStart(length, "0")
}
