/** Shortest wait that a 429 can ask for, in milliseconds (R7). */
export const MIN_RETRY_AFTER_MILLIS = 1000
/** Longest wait that a 429 can ask for, in milliseconds (R7). */
export const MAX_RETRY_AFTER_MILLIS = 300_000
/** Wait when the backend names no valid time. */
const USUAL_RETRY_AFTER_MILLIS = 5000
/** Jitter as a share of the wait, so that callers do not retry at the same moment. */
const JITTER = 0.2

/**
 * Returns the wait after a 429 in milliseconds: the body's value, else the `Retry-After` header as seconds or date.
 *
 * The result is between `MIN_RETRY_AFTER_MILLIS` and `maximum`; jitter is added (R7, F37). `random` is between 0
 * and 1, `now` is in milliseconds.
 */
export function retryAfterMillis(
  bodyValue: unknown,
  header: string | null,
  now: number,
  random: number,
  maximum: number = MAX_RETRY_AFTER_MILLIS,
): number {
  const asked = secondsOf(bodyValue) ?? secondsOfHeader(header, now)
  const wait = asked === undefined ? USUAL_RETRY_AFTER_MILLIS : asked * 1000
  const bounded = Math.min(Math.max(wait, MIN_RETRY_AFTER_MILLIS), maximum / (1 + JITTER))
  return Math.round(Math.min(bounded * (1 + JITTER * random), maximum))
}

function secondsOf(value: unknown): number | undefined {
  if (typeof value === "number") return Number.isNaN(value) ? undefined : value
  return typeof value === "string" && /^-?[0-9]{1,15}(\.[0-9]{1,15})?$/.test(value.trim()) ? Number(value) : undefined
}

function secondsOfHeader(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  const seconds = secondsOf(header)
  if (seconds !== undefined) return seconds
  const date = /[a-z]{3}/i.test(header) ? Date.parse(header) : Number.NaN
  return Number.isNaN(date) ? undefined : (date - now) / 1000
}
