const DEFAULT_SECONDS = 600
const MIN_SECONDS = 10
const MAX_SECONDS = 86_400

/**
 * Returns the polling interval of the store's sales and user events in milliseconds: 600 s unless the store configures
 * `USER_EVENTS_SECONDS` (S4.14 and S9). Ignores values that are not whole numbers from 10 to 86400.
 */
export function salesPollMillis(configuration: Readonly<Record<string, string>>): number {
  const seconds = Number(configuration["USER_EVENTS_SECONDS"])
  return (
    1000 * (Number.isInteger(seconds) && seconds >= MIN_SECONDS && seconds <= MAX_SECONDS ? seconds : DEFAULT_SECONDS)
  )
}
