/** Local date and time of a zone. */
export interface WallClock {
  /** As `2026-11-27`. */
  readonly date: string
  /** 1 Monday to 7 Sunday. */
  readonly weekday: number
  /** As `09:30`. */
  readonly time: string
}

const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

/**
 * Returns local date and time of a zone at a time in milliseconds since 1970 (R23); `undefined` for a zone unknown to
 * this platform.
 */
export function wallClock(timeZone: string, moment: number): WallClock | undefined {
  const format = formatIn(timeZone)
  if (format === undefined) return undefined
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ""
  return {
    date: `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`,
    weekday: WEEKDAYS.indexOf(part("weekday")) + 1,
    time: `${part("hour")}:${part("minute")}`,
  }
}

/** A format costs a hundred times as much as its use, and a list of stores needs one per store. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(timeZone: string): Intl.DateTimeFormat | undefined {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  try {
    const format = new Intl.DateTimeFormat("en-GB", {
      timeZone,
      calendar: "gregory",
      numberingSystem: "latn",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      weekday: "short",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    })
    formats.set(timeZone, format)
    return format
  } catch {
    // A zone unknown to this platform.
    return undefined
  }
}
