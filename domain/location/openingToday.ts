import { wallClock } from "../shared/wallClock.ts"
import type { OpeningHours } from "./OpeningHours.ts"
import { hoursOn, openInterval } from "./OpeningHours.ts"

/** Opening status of a location today. Times are local, such as `20:00`. */
export type OpeningToday =
  | { readonly state: "openUntil" | "opensAt"; readonly time: string }
  | { readonly state: "closedNow" | "closedToday" }

/**
 * Returns whether a location is open at a time in milliseconds since 1970, and its next change today, in local time
 * (R23): `02:00` after a late evening. The end of an interval is exclusive. Returns `undefined` for a zone unknown to
 * this platform.
 */
export function openingToday(hours: OpeningHours, moment: number): OpeningToday | undefined {
  const clock = wallClock(hours.timeZone, moment)
  if (clock === undefined) return undefined
  const open = openInterval(hours, moment)
  if (open !== undefined) return { state: "openUntil", time: open.toTime }
  const { intervals } = hoursOn(hours, clock.date)
  if (intervals.length === 0) return { state: "closedToday" }
  const next = intervals.find(({ fromTime }) => clock.time < fromTime)
  return next === undefined ? { state: "closedNow" } : { state: "opensAt", time: next.fromTime }
}
