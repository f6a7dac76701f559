import { toSession } from "./Session.ts"
import type { Session } from "./Session.ts"
import type { SessionRules } from "./SessionRules.ts"
import { effectBeforeCall } from "./effectBeforeCall.ts"

/** What happens to a session (specification, sections 4 and 8). */
export type SessionEvent =
  | { readonly type: "cookiesRead"; readonly hasAccessToken: boolean; readonly userType: string | undefined }
  /** A call to a listed URL is about to be made. */
  | { readonly type: "called" }
  | { readonly type: "guestCreated" }
  | { readonly type: "guestFailed" }
  /** Login, registration or social login. */
  | { readonly type: "loggedIn" }
  /** The access token is gone: its lifetime is over, or somebody removed the cookie. */
  | { readonly type: "tokenRemoved" }
  /** 401, or 403 with code 4 or 11. `hasNewToken`: there is another token by now than the one the call carried. */
  | { readonly type: "refused"; readonly isReplay: boolean; readonly hasNewToken: boolean }
  | { readonly type: "refreshed"; readonly userType: "guest" | "registered" }
  | { readonly type: "refreshFailed"; readonly failure: RefreshFailure }
  | { readonly type: "loggedOut" }
  /** Body code 4. */
  | { readonly type: "expired" }

/** What decides about a refresh that did not work. */
export interface RefreshFailure {
  /** The shop itself said that the session is over; otherwise nothing is known of it. */
  readonly sessionEnded: boolean
  /** The page that is shown is the guest login already. */
  readonly isOnGuestLogin: boolean
  readonly rules: SessionRules
}

/**
 * What is to be done: `clear`, `renewGuest`, `login`, `guestLogin`, `leave` and `showExpired` take the tokens away
 * first.
 * `answer` gives the caller its own first answer; `discard` throws new tokens away.
 */
export type SessionEffect =
  | "stay"
  | "send"
  | "createGuestSession"
  | "refresh"
  | "replay"
  | "answer"
  | "discard"
  | "clear"
  | "renewGuest"
  | "login"
  | "guestLogin"
  | "leave"
  | "showExpired"

/** A step of the machine. */
export interface SessionStep {
  readonly next: Session["state"]
  readonly effect: SessionEffect
}

/**
 * The session's states and what leads from one to another (specification, section 4). Pure: whoever drives it reads the
 * state afresh, since another tab may have changed it, and carries the effect out.
 *
 * ```mermaid
 * stateDiagram-v2
 *   [*] --> none
 *   none --> none: called / createGuestSession
 *   none --> guest: guestCreated / send
 *   none --> none: guestFailed / send
 *   none --> none: refused, refreshFailed, expired / answer
 *   none --> none: refreshed after a logout / discard
 *   none --> registered: loggedIn
 *   guest --> registered: loggedIn
 *   guest --> guest: called / send
 *   guest --> guest: refused / refresh
 *   guest --> guest: refused, new token / replay
 *   guest --> guest: refused again / answer
 *   guest --> guest: refreshed / replay
 *   guest --> none: tokenRemoved
 *   guest --> none: refreshFailed / guestLogin, login, renewGuest, clear
 *   guest --> guest: refreshFailed, avoiding redirects / answer
 *   registered --> registered: called / send
 *   registered --> registered: refused / refresh
 *   registered --> registered_expired: tokenRemoved
 *   registered_expired --> registered_expired: called / refresh
 *   registered_expired --> registered: refreshed / replay
 *   registered --> none: refreshFailed / login
 *   registered_expired --> none: refreshFailed / login
 *   registered --> registered: refreshFailed, avoiding redirects / answer
 *   guest --> none: loggedOut / leave, expired / showExpired
 *   registered --> none: loggedOut / leave, expired / showExpired
 * ```
 */
export function stepSessionMachine(state: Session["state"], event: SessionEvent): SessionStep {
  switch (event.type) {
    case "cookiesRead":
      return { next: toSession(event.hasAccessToken, event.userType).state, effect: "stay" }
    case "called":
      return { next: state, effect: effectBeforeCall(state) }
    case "guestCreated":
      return { next: "guest", effect: "send" }
    case "guestFailed":
      return { next: "none", effect: "send" }
    case "loggedIn":
      return { next: "registered", effect: "stay" }
    case "tokenRemoved":
      return { next: isRegistered(state) ? "registered-expired" : "none", effect: "stay" }
    case "refused":
      if (event.isReplay || state === "none") return { next: state, effect: "answer" }
      return { next: state, effect: event.hasNewToken ? "replay" : "refresh" }
    case "refreshed":
      return state === "none" ? { next: "none", effect: "discard" } : { next: event.userType, effect: "replay" }
    case "refreshFailed":
      return afterFailedRefresh(state, event.failure)
    case "loggedOut":
      return { next: "none", effect: "leave" }
    case "expired":
      return { next: "none", effect: state === "none" ? "answer" : "showExpired" }
  }
}

/** Where a refresh that failed leads. Nothing leads anywhere from the guest login itself (specification, section 2). */
function afterFailedRefresh(
  state: Session["state"],
  { sessionEnded, isOnGuestLogin, rules }: RefreshFailure,
): SessionStep {
  if (state === "none") return { next: "none", effect: "answer" }
  const redirectsToGuestLogin = !isRegistered(state) && rules.guestLoginPath !== undefined
  if (!rules.avoidRedirects && isOnGuestLogin) return { next: "none", effect: "clear" }
  if (!rules.avoidRedirects && redirectsToGuestLogin) return { next: "none", effect: "guestLogin" }
  if (!isRegistered(state) && rules.renewGuests)
    return sessionEnded ? { next: "none", effect: "renewGuest" } : { next: state, effect: "answer" }
  if (!rules.avoidRedirects) return { next: "none", effect: "login" }
  return sessionEnded ? { next: "none", effect: "clear" } : { next: state, effect: "answer" }
}

function isRegistered(state: Session["state"]): boolean {
  return state === "registered" || state === "registered-expired"
}
