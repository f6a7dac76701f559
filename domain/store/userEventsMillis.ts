const DEFAULT_SECONDS = 600
const LEAST_SECONDS = 10
const MOST_SECONDS = 86_400

/**
 * How long a browser waits before it asks after the store's sales and user events again, in milliseconds: 600 s unless
 * the store configures `USER_EVENTS_SECONDS` (specification, sections 4 and 9). What is no whole number from 10 to
 * 86400 is not followed.
 */
export function userEventsMillis(configuration: Readonly<Record<string, string>>): number {
  const seconds = Number(configuration["USER_EVENTS_SECONDS"])
  return (
    1000 *
    (Number.isInteger(seconds) && seconds >= LEAST_SECONDS && seconds <= MOST_SECONDS ? seconds : DEFAULT_SECONDS)
  )
}
