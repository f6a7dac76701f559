import { sameSitePath } from "../shared/sameSitePath.ts"

/** Session settings of a deployment, from the store's configuration, with defaults. */
export interface SessionRules {
  /** `SESSION_AVOID_REDIRECTS` = `true`: a failed refresh does not redirect; the caller gets the backend's response. */
  readonly avoidRedirects: boolean
  /**
   * `SESSION_RENEWS_GUESTS`: replaces an ended guest session with a new guest. `false` redirects guests to the login,
   * as the rules literally say.
   */
  readonly renewGuests: boolean
  /** `LOGIN_PATH`: path of the login page. */
  readonly loginPath: string
  /** `GUEST_LOGIN_PATH`: redirect target for guests whose session cannot be refreshed. */
  readonly guestLoginPath?: string
  /** `POST_LOGOUT_REDIRECT`: redirect target after signing out. Default: the store's home. */
  readonly postLogoutRedirect?: string
}

/** Path of the backend's own login (S2). */
export const LOGIN_PATH = "/integration/oauth2/login"

/**
 * Returns the rules of a store's configuration (S2, S4 and S8). Ignores paths that do not begin
 * with exactly one slash or are invalid: configuration never redirects off the site (R11).
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
