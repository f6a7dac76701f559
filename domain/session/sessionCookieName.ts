/** Default separator between a session cookie's name and its store's id (S3.1). */
export const COOKIE_SEPARATOR = "@"

/**
 * Valid separators: any characters of a cookie name except letters and digits, so that the store's id is unambiguous.
 */
const SEPARATOR = /^[!#$%&'*+.^_`|~@-]{1,8}$/

/**
 * Returns the separator of a store's configuration, `SESSION_COOKIE_SEPARATOR`; empty for `none`, for a single store
 * whose cookies have no id. Ignores characters that are invalid in a cookie name.
 */
export function cookieSeparator(configuration: Readonly<Record<string, string>>): string {
  const configured = configuration["SESSION_COOKIE_SEPARATOR"] ?? COOKIE_SEPARATOR
  if (configured === "none") return ""
  return SEPARATOR.test(configured) ? configured : COOKIE_SEPARATOR
}

/**
 * Returns the name of a session cookie of a store: `access_token@10000034`, or `access_token` without a separator
 * (F21).
 */
export function sessionCookieName(
  name: "access_token" | "refresh_token" | "user_type",
  storeId: string,
  separator: string = COOKIE_SEPARATOR,
): string {
  return separator === "" ? name : `${name}${separator}${storeId}`
}
