import { wallClock } from "../shared/wallClock.ts"
import type { OpeningHours } from "./OpeningHours.ts"

/** Opening status of a location today. Times are local, such as `20:00`. */
export type OpeningToday =
  { readonly state: "openUntil" | "opensAt"; readonly time: string } | { readonly state: "closedNow" | "closedToday" }

/**
 * Returns whether a location is open at a time in milliseconds since 1970, and its next change today, in local time
 * (R23). The end of an interval is exclusive. Returns `undefined` for a zone unknown to this platform.
 */
export function openingToday({ timeZone, days }: OpeningHours, moment: number): OpeningToday | undefined {
  const clock = wallClock(timeZone, moment)
  if (clock === undefined) return undefined
  const intervals = (days.get(clock.weekday) ?? []).toSorted((one, other) => (one.fromTime < other.fromTime ? -1 : 1))
  if (intervals.length === 0) return { state: "closedToday" }
  const open = intervals.find(({ fromTime, toTime }) => fromTime <= clock.time && clock.time < toTime)
  if (open !== undefined) return { state: "openUntil", time: open.toTime }
  const next = intervals.find(({ fromTime }) => clock.time < fromTime)
  return next === undefined ? { state: "closedNow" } : { state: "opensAt", time: next.fromTime }
}
