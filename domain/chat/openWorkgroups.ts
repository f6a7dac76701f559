import { wallClock } from "../shared/wallClock.ts"
import type { OpenHours, Workgroup } from "./Workgroup.ts"

/** The workgroups that answer at a moment (specification, section 5: only open ones are listed). */
export function openWorkgroups<Group extends Workgroup>(
  workgroups: readonly Group[],
  moment: number,
): readonly Group[] {
  return workgroups.filter((workgroup) => isOpen(workgroup, moment))
}

/**
 * Whether a workgroup answers at a moment in milliseconds since 1970: it is not disabled, and the wall clock of its
 * zone is within open hours of that zone's weekday (ruling R23). The end of a stretch is not open. A zone that is not
 * known is closed.
 */
export function isOpen({ isDisabled, timeZone, week }: Workgroup, moment: number): boolean {
  if (isDisabled) return false
  const clock = wallClock(timeZone, moment)
  return clock !== undefined && (week.get(clock.weekday) ?? []).some((hours) => isWithin(hours, clock.time))
}

// "HH:MM" in two digits each: texts compare as times do.
function isWithin({ from, to }: OpenHours, time: string): boolean {
  return from <= time && time < to
}
