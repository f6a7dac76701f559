/**
 * How long a code may be good by the device's own clock, in milliseconds: until then only the shop ends it, however
 * fast that clock is.
 */
const MAX_VALID_MILLIS = 15 * 60_000

/**
 * Whether nobody waits for a code any longer: no second is left of it, and it was shown for as long as it may be good.
 */
export function isScanExpired(secondsLeft: number, shownMillis: number): boolean {
  return secondsLeft === 0 && shownMillis >= MAX_VALID_MILLIS
}
