const DEFAULT_SECONDS = 600
const MIN_SECONDS = 10
const MAX_SECONDS = 86_400

/**
 * How long a browser waits before it asks after the store's sales and user events again, in milliseconds: 600 s unless
 * the store configures `USER_EVENTS_SECONDS` (specification, sections 4 and 9). What is no whole number from 10 to
 * 86400 is not followed.
 */
export function salesPollMillis(configuration: Readonly<Record<string, string>>): number {
  const seconds = Number(configuration["USER_EVENTS_SECONDS"])
  return (
    1000 * (Number.isInteger(seconds) && seconds >= MIN_SECONDS && seconds <= MAX_SECONDS ? seconds : DEFAULT_SECONDS)
  )
}
