/**
 * Stands between a session cookie's name and its store's id where nothing else is configured (specification, section
 * 3).
 */
export const COOKIE_SEPARATOR = "@"

/**
 * What may stand there: any characters of a cookie's name but letters and digits, so that a store's id begins where it
 * seems to.
 */
const SEPARATOR = /^[!#$%&'*+.^_`|~@-]{1,8}$/

/**
 * The separator in a store's configuration, `SESSION_COOKIE_SEPARATOR`; empty for `none`, in a shop of one store, whose
 * cookies carry no id. What no cookie's name may hold is left out.
 */
export function cookieSeparator(configuration: Readonly<Record<string, string>>): string {
  const configured = configuration["SESSION_COOKIE_SEPARATOR"] ?? COOKIE_SEPARATOR
  if (configured === "none") return ""
  return SEPARATOR.test(configured) ? configured : COOKIE_SEPARATOR
}

/** The name of a session's cookie in a store: `access_token@10000034`, or `access_token` without a separator (F21). */
export function sessionCookieName(
  name: "access_token" | "refresh_token" | "user_type",
  storeId: string,
  separator: string = COOKIE_SEPARATOR,
): string {
  return separator === "" ? name : `${name}${separator}${storeId}`
}
