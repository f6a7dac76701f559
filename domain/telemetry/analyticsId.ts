/** Cookie group of analytics (S9.13). */
const ANALYTICS_GROUP = "C0002"
/** Browsers shorten longer lifetimes. */
const MAX_DAYS = 400
const SECONDS_PER_DAY = 86_400

/** Name of the cookie with the analytics id of a guest's device. */
export const ANALYTICS_ID_COOKIE = "analytics_id"
/** Name of the cookie in which consent tools store the groups that a visitor allows: `groups=C0001:1,C0002:0`. */
export const CONSENT_COOKIE = "OptanonConsent"

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

/**
 * Whether a visitor allows analytics cookies, by the consent cookie's entry for their group. Without an entry they are
 * not allowed, unless the store's configuration has `ANALYTICS_CONSENT` = `implied`, for countries that require no
 * consent.
 */
export function allowsAnalytics(consent: string | undefined, configuration: Readonly<Record<string, string>>): boolean {
  const groups = /(?:^|&)groups=([^&]*)/.exec(consent ?? "")?.[1]?.split(",") ?? []
  const choice = groups.map((group) => group.split(":")).find(([group]) => group === ANALYTICS_GROUP)?.[1]
  return choice === undefined ? configuration["ANALYTICS_CONSENT"]?.trim() === "implied" : choice === "1"
}
