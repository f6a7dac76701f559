/**
 * Maximum validity of a code by the device's clock, in milliseconds: within it only the backend ends the code, so that
 * a fast clock does no harm.
 */
const MAX_VALID_MILLIS = 15 * 60_000

/** Whether a code has expired: no seconds are left, and it was shown for the maximum validity. */
export function isScanExpired(secondsLeft: number, shownMillis: number): boolean {
  return secondsLeft === 0 && shownMillis >= MAX_VALID_MILLIS
}
