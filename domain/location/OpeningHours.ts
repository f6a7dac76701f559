import { utcDate } from "../shared/utcDate.ts"
import { wallClock, type WallClock } from "../shared/wallClock.ts"

/**
 * Interval of local times, such as `10:00`; `24:00` is the end of the day. It ends on the next day when it does not end
 * after its start, as `22:00` to `02:00`.
 */
export interface OpenInterval {
  readonly fromTime: string
  readonly toTime: string
}

/** A date with hours of its own: a public holiday, or another special day such as the last Sunday before Christmas. */
export interface SpecialDay {
  readonly kind: "holiday" | "special"
  /** Empty when it is closed. */
  readonly intervals: readonly OpenInterval[]
  /** In the language of the store's scope. */
  readonly name?: string
}

/** Opening hours in local times of the location's zone (R23). Plain data, since pages are sent as JSON. */
export interface OpeningHours {
  /** IANA time zone. */
  readonly timeZone: string
  /** Intervals by weekday, 1 Monday to 7 Sunday; a day without an entry is closed. */
  readonly days: Readonly<Record<number, readonly OpenInterval[]>>
  /** Dates, as `2026-12-25`, whose hours replace those of the weekday. */
  readonly specialDays?: Readonly<Record<string, SpecialDay>>
}

/** Hours of one local date. */
export interface DayHours {
  /** As `2026-12-25`. */
  readonly date: string
  /** 1 Monday to 7 Sunday. */
  readonly weekday: number
  /** In order of their start; empty when it is closed. */
  readonly intervals: readonly OpenInterval[]
  readonly special?: SpecialDay
}

/** The next time at which a closed location opens. */
export interface NextOpening extends WallClock {
  /** 0 today, 1 tomorrow. */
  readonly daysAhead: number
}

const DAY_MILLIS = 86_400_000
const DAYS_IN_WEEK = 7
/** A location that opens no more within this many days counts as closed for good. */
const MAX_DAYS_AHEAD = 60

/** Returns the hours of a local date, as `2026-12-25`. */
export function hoursOn({ days, specialDays }: OpeningHours, date: string): DayHours {
  // 1970-01-01 is a Thursday.
  const weekday = ((dayNumber(date) + 3) % DAYS_IN_WEEK) + 1
  const special = specialDays?.[date]
  const intervals = (special?.intervals ?? days[weekday] ?? []).toSorted((one, other) =>
    one.fromTime < other.fromTime ? -1 : 1,
  )
  return { date, weekday, intervals, ...(special === undefined ? {} : { special }) }
}

/**
 * Returns today's hours of a location at a time in milliseconds since 1970, for the date in its own zone. Returns
 * `undefined` for a zone unknown to this platform.
 */
export function hoursToday(hours: OpeningHours, moment: number): DayHours | undefined {
  const clock = wallClock(hours.timeZone, moment)
  return clock === undefined ? undefined : hoursOn(hours, clock.date)
}

/** Returns the hours of a number of days from today, in order; none for an unknown zone. */
export function hoursOfDays(hours: OpeningHours, moment: number, count: number): readonly DayHours[] {
  const clock = wallClock(hours.timeZone, moment)
  return clock === undefined
    ? []
    : Array.from({ length: count }, (_, ahead) => hoursOn(hours, addDays(clock.date, ahead)))
}

/**
 * Returns the interval in which a location is open at a time in milliseconds since 1970; one of the evening before
 * counts after midnight, independent of the new day. The end of an interval is exclusive: a location open
 * until 14:00 is closed at 14:00.
 */
export function openInterval(hours: OpeningHours, moment: number): OpenInterval | undefined {
  const clock = wallClock(hours.timeZone, moment)
  if (clock === undefined) return undefined
  const { date, time } = clock
  return (
    hoursOn(hours, date).intervals.find(
      (interval) => interval.fromTime <= time && (time < interval.toTime || endsNextDay(interval)),
    ) ?? hoursOn(hours, addDays(date, -1)).intervals.find((interval) => endsNextDay(interval) && time < interval.toTime)
  )
}

/** Whether a location is open at a time in milliseconds since 1970; false for an unknown zone. */
export const isOpen = (hours: OpeningHours, moment: number): boolean => openInterval(hours, moment) !== undefined

/**
 * Returns the next start of an interval after a time in milliseconds since 1970. Returns `undefined` for an unknown
 * zone and for a location without hours in the next 60 days.
 */
export function nextOpening(hours: OpeningHours, moment: number): NextOpening | undefined {
  const clock = wallClock(hours.timeZone, moment)
  if (clock === undefined) return undefined
  for (let daysAhead = 0; daysAhead <= MAX_DAYS_AHEAD; daysAhead += 1) {
    const { date, weekday, intervals } = hoursOn(hours, addDays(clock.date, daysAhead))
    const next = intervals.find(({ fromTime }) => daysAhead > 0 || clock.time < fromTime)
    if (next !== undefined) return { date, weekday, time: next.fromTime, daysAhead }
  }
  return undefined
}

export const endsNextDay = ({ fromTime, toTime }: OpenInterval): boolean => toTime <= fromTime

const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MILLIS

const addDays = (date: string, days: number): string => utcDate((dayNumber(date) + days) * DAY_MILLIS)
