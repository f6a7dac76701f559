/** From one wall-clock time of a day to another, as `10:00`; `24:00` is the end of the day. */
export interface OpenInterval {
  readonly fromTime: string
  readonly toTime: string
}

/** When a place is open, in wall-clock times of its own zone (ruling R23). */
export interface OpeningHours {
  /** IANA name of the zone. */
  readonly timeZone: string
  /** Intervals per weekday, 1 for Monday to 7 for Sunday; a day that is not there is a day off. */
  readonly days: ReadonlyMap<number, readonly OpenInterval[]>
}

/**
 * Whether a place is open at a wall-clock time of its own zone. The end of an interval does not belong to it: at 14:00
 * a place that is open until 14:00 is closed.
 */
export function isOpenAt({ days }: OpeningHours, weekDay: number, time: string): boolean {
  return (days.get(weekDay) ?? []).some(({ fromTime, toTime }) => fromTime <= time && time < toTime)
}
