const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/u
const DAY = 86_400_000
const CLOCK = {
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
  hourCycle: "h23",
} as const

/**
 * Parses a date to milliseconds since 1970: `2026-05-01`, `2026-05-01 9:00:00`, `2026-05-01T10:00+0200`.
 *
 * A date alone means its beginning, or with `isEnd` its end; dates without a zone are in `timeZone`. Returns
 * `undefined` for anything else, such as the ambiguous `05/01/26`.
 */
export function readSaleTime(text: string, isEnd: boolean, timeZone = "UTC"): number | undefined {
  const match = ISO.exec(text.trim())
  if (match === null) return undefined
  const [, year, month, day, hour, minute, second, zone] = match
  const days = Date.UTC(Number(year), Number(month) - 1, Number(day))
  if (
    Number(month) > 12 ||
    !isDay(Number(year), Number(month), Number(day)) ||
    Number(hour ?? 0) > 23 ||
    Number(minute ?? 0) > 59
  )
    return undefined
  if (hour === undefined) return inZone(isEnd ? days + DAY : days, timeZone)
  const shown = days + ((Number(hour) * 60 + Number(minute)) * 60 + Number(second ?? 0)) * 1000
  return zone === undefined ? inZone(shown, timeZone) : shown - zoneMillis(zone)
}

/** Returns the time at which clocks of a zone show this; for an hour skipped by DST, the hour after it. */
function inZone(shown: number, timeZone: string): number {
  if (timeZone === "UTC") return shown
  const first = shown - utcOffsetMillis(shown, timeZone)
  return shown - utcOffsetMillis(first, timeZone)
}

/** Returns the UTC offset of a zone at a time, in milliseconds. */
function utcOffsetMillis(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-GB", { timeZone, ...CLOCK }).formatToParts(moment)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
  return (
    Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second")) -
    Math.floor(moment / 1000) * 1000
  )
}

function isDay(year: number, month: number, day: number): boolean {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return day >= 1 && day <= (lengths[month - 1] ?? 0)
}

function zoneMillis(zone: string): number {
  if (zone === "Z") return 0
  const digits = zone.replace(":", "")
  return (digits.startsWith("-") ? -1 : 1) * (Number(digits.slice(1, 3)) * 60 + Number(digits.slice(3, 5))) * 60_000
}
