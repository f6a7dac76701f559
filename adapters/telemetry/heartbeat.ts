import { HIDDEN_MILLIS, HEARTBEAT_MILLIS } from "../../domain/telemetry/telemetryLimits.ts"

/** The visibility of a page, and its clock. */
export interface PageClock {
  readonly isHidden: () => boolean
  readonly now: () => number
  /** Calls back each interval; the result stops it. */
  readonly every: (millis: number, call: () => void) => () => void
  readonly onVisibility: (listener: () => void) => () => void
}

/**
 * Calls back every 60 seconds while the page lives (S9). A page that has been hidden for less than 60 seconds is
 * skipped. Returns how to stop.
 */
export function heartbeat(page: PageClock, beat: () => void): () => void {
  let hiddenSince = page.isHidden() ? page.now() : undefined
  const stopWatching = page.onVisibility(() => {
    hiddenSince = page.isHidden() ? page.now() : undefined
  })
  const stopTimer = page.every(HEARTBEAT_MILLIS, () => {
    if (hiddenSince === undefined || page.now() - hiddenSince >= HIDDEN_MILLIS) beat()
  })
  return () => {
    stopWatching()
    stopTimer()
  }
}
