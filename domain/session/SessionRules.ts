import { sameSitePath } from "../shared/sameSitePath.ts"

/** How a deployment wants sessions to behave: pairs of the store's configuration, each with a default. */
export interface SessionRules {
  /** `SESSION_AVOID_REDIRECTS` = `true`: a refresh that fails leads nowhere, the shop's answer is the answer. */
  readonly avoidRedirects: boolean
  /**
   * `SESSION_RENEWS_GUESTS`: a guest whose session the shop has ended becomes a new guest. `false` asks guests to log
   * in, as the specification's letter has it.
   */
  readonly renewGuests: boolean
  /** `LOGIN_PATH`: where shoppers log in. */
  readonly loginPath: string
  /** `GUEST_LOGIN_PATH`: where guests are led when their session cannot be refreshed. */
  readonly guestLoginPath?: string
  /** `POST_LOGOUT_REDIRECT`: where a logout leads; the store's home without it. */
  readonly postLogoutRedirect?: string
}

/** Where the backend's own login stands (specification, section 2). */
export const LOGIN_PATH = "/integration/oauth2/login"

/**
 * The rules in a store's configuration (specification, sections 2, 4 and 8). A path that does not begin with exactly
 * one slash, or holds what no path holds, is left out: configuration never leads off the site (ruling R11).
 */
export function sessionRules(configuration: Readonly<Record<string, string>>): SessionRules {
  const guestLoginPath = sameSitePath(configuration["GUEST_LOGIN_PATH"])
  const postLogoutRedirect = sameSitePath(configuration["POST_LOGOUT_REDIRECT"])
  return {
    avoidRedirects: configuration["SESSION_AVOID_REDIRECTS"] === "true",
    renewGuests: configuration["SESSION_RENEWS_GUESTS"] !== "false",
    loginPath: sameSitePath(configuration["LOGIN_PATH"]) ?? LOGIN_PATH,
    ...(guestLoginPath === undefined ? {} : { guestLoginPath }),
    ...(postLogoutRedirect === undefined ? {} : { postLogoutRedirect }),
  }
}
