import { wallClock } from "../shared/wallClock.ts"
import type { OpenHours, Workgroup } from "./Workgroup.ts"

/** Returns the open workgroups (specification, section 5: only open ones are listed). */
export function openWorkgroups<Group extends Workgroup>(
  workgroups: readonly Group[],
  moment: number,
): readonly Group[] {
  return workgroups.filter((workgroup) => isOpen(workgroup, moment))
}

/**
 * Whether a workgroup is open at a time in milliseconds since 1970: it is enabled, and the local time is within the
 * opening hours of the local weekday (ruling R23). The end time is exclusive. An unknown zone counts as closed.
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
