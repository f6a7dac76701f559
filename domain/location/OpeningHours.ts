/** Interval of local times, such as `10:00`; `24:00` is the end of the day. */
export interface OpenInterval {
  readonly fromTime: string
  readonly toTime: string
}

/** Opening hours in local times of the location's zone (R23). */
export interface OpeningHours {
  /** IANA time zone. */
  readonly timeZone: string
  /** Intervals by weekday, 1 Monday to 7 Sunday; a day without an entry is closed. */
  readonly days: ReadonlyMap<number, readonly OpenInterval[]>
}

/**
 * Whether a location is open at a local time. The end of an interval is exclusive: a location open until 14:00 is
 * closed at 14:00.
 */
export function isOpenAt({ days }: OpeningHours, weekDay: number, time: string): boolean {
  return (days.get(weekDay) ?? []).some(({ fromTime, toTime }) => fromTime <= time && time < toTime)
}
