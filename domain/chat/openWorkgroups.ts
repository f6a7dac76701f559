import { wallClock } from "../shared/wallClock.ts"
import type { OpenHours, Workgroup } from "./Workgroup.ts"

/** Returns the open workgroups (S5.20: only open ones are listed). */
export function openWorkgroups<Group extends Workgroup>(
  workgroups: readonly Group[],
  moment: number,
): readonly Group[] {
  return workgroups.filter((workgroup) => isOpen(workgroup, moment))
}

/**
 * Whether a workgroup is open at a time in milliseconds since 1970: it is enabled, and the local time is within the
 * opening hours of the local weekday (R23). The end time is exclusive. An unknown zone counts as closed.
 *
 * @example
 * ```ts
 * import { isOpen } from "domain/chat/openWorkgroups.ts"
 *
 * const week = new Map([[1, [{ from: "09:00", to: "18:00" }]]])
 * const group = { id: "1", name: "Orders", languageId: "-1", timeZone: "Europe/Madrid", isDisabled: false, week }
 * isOpen(group, Date.parse("2026-11-23T08:30:00Z")) // → true
 * isOpen(group, Date.parse("2026-11-23T17:00:00Z")) // → false
 * ```
 */
export function isOpen({ isDisabled, timeZone, week }: Workgroup, moment: number): boolean {
  if (isDisabled) return false
  const clock = wallClock(timeZone, moment)
  return clock !== undefined && (week.get(clock.weekday) ?? []).some((hours) => isWithin(hours, clock.time))
}

// "HH:MM" with two digits each sorts by time.
function isWithin({ from, to }: OpenHours, time: string): boolean {
  return from <= time && time < to
}
