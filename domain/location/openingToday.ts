import { wallClock } from "../shared/wallClock.ts"
import type { OpeningHours } from "./OpeningHours.ts"

/** How a place stands at a moment of its own day. Times are wall-clock times of its own zone, as `20:00`. */
export type OpeningToday =
  { readonly state: "openUntil" | "opensAt"; readonly time: string } | { readonly state: "closedNow" | "closedToday" }

/**
 * Whether a place is open at a moment in milliseconds since 1970, and what comes next today, on the clock of its own
 * zone (ruling R23). The end of an interval does not belong to it. `undefined` for a zone that this machine does not
 * know: nothing is promised.
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
