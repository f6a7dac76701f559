import { cookiePrefix } from "../consent/brandCookies.ts"

/** Browsers shorten longer lifetimes. */
const MAX_DAYS = 400
const SECONDS_PER_DAY = 86_400

/** Returns the name of the cookie with the analytics id of a guest's device; brands 2 to 8 have their own. */
export function analyticsIdCookieName(brandId: string): string {
  return `${cookiePrefix(brandId)}analytics_id`
}

/** Sender ids that a collector accepts. */
const TRACKER_ID = /^[A-Za-z0-9._-]{1,128}$/

/** Whether a text is a valid sender id. */
export function isTrackerId(text: string): boolean {
  return TRACKER_ID.test(text)
}

/**
 * Returns the lifetime of the analytics cookie in seconds: `ANALYTICS_ID_DAYS` of a store's configuration; without it
 * there is no such cookie.
 */
export function analyticsIdSeconds(configuration: Readonly<Record<string, string>>): number | undefined {
  const days = configuration["ANALYTICS_ID_DAYS"]?.trim() ?? ""
  return /^[1-9][0-9]{0,3}$/.test(days) ? Math.min(Number(days), MAX_DAYS) * SECONDS_PER_DAY : undefined
}
