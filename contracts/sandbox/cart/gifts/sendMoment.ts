/** A date and time as entered by a customer, digits only. */
export interface LocalMoment {
  readonly year: string
  readonly month: string
  readonly day: string
  readonly hour: string
  readonly minute: string
}

const CENTURY = 2000

/**
 * The time at which local clocks of a zone show the entered date and time (R23), in milliseconds since 1970; undefined
 * for a date or time that does not exist. A time skipped by a clock change is shifted by the change; of a repeated time
 * the first one is used.
 */
export const sendMoment = (written: LocalMoment, zone: string): number | undefined => {
  const [year, month, day, hour, minute] = [
    fourDigits(written.year),
    Number(written.month),
    Number(written.day),
    Number(written.hour),
    Number(written.minute),
  ]
  const wall = Date.UTC(year, month - 1, day, hour, minute)
  const shown = new Date(wall)
  const exists =
    shown.getUTCFullYear() === year &&
    shown.getUTCMonth() === month - 1 &&
    shown.getUTCDate() === day &&
    hour < 24 &&
    minute < 60
  if (!exists) return undefined
  // Only the offsets of the day before and after are possible in between.
  const candidates = [wall - offset(zone, wall - DAY_MS), wall - offset(zone, wall + DAY_MS)]
  const exact = candidates.filter((moment) => moment + offset(zone, moment) === wall)
  return exact.length > 0 ? Math.min(...exact) : Math.max(...candidates)
}

const DAY_MS = 86_400_000

/** Two digits are a year of this century. */
const fourDigits = (year: string): number => (year.length === 2 ? CENTURY + Number(year) : Number(year))

/** The offset of a zone from UTC at a time, in milliseconds. */
const offset = (zone: string, moment: number): number => {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(moment)
  const value = (type: string): number => Number(parts.find((part) => part.type === type)?.value ?? 0)
  return (
    Date.UTC(value("year"), value("month") - 1, value("day"), value("hour"), value("minute"), value("second")) -
    Math.trunc(moment / 1000) * 1000
  )
}
