import type { Schedule } from "./Workgroups.ts"

/** Runs actions by the clock of the machine; they do not keep the process running. */
export const scheduleByClock: Schedule = (milliseconds, act) => {
  const timer = setTimeout(act, milliseconds)
  timer.unref()
  return () => clearTimeout(timer)
}
