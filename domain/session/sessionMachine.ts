import { toSession } from "./Session.ts"
import type { Session } from "./Session.ts"
import type { SessionRules } from "./SessionRules.ts"
import { effectBeforeCall } from "./effectBeforeCall.ts"

/** Events of a session (S4 and S8). */
export type SessionEvent =
  | { readonly type: "cookiesRead"; readonly hasAccessToken: boolean; readonly userType: string | undefined }
  /** Before a call to a listed URL. */
  | { readonly type: "called" }
  | { readonly type: "guestCreated" }
  | { readonly type: "guestFailed" }
  /** Login, registration or social login. */
  | { readonly type: "loggedIn" }
  /** The access token is gone: it expired, or its cookie was removed. */
  | { readonly type: "tokenRemoved" }
  /** 401, or 403 with code 4 or 11. `hasNewToken`: the token has changed since the call was sent. */
  | { readonly type: "refused"; readonly isReplay: boolean; readonly hasNewToken: boolean }
  | { readonly type: "refreshed"; readonly userType: "guest" | "registered" }
  | { readonly type: "refreshFailed"; readonly failure: RefreshError }
  | { readonly type: "loggedOut" }
  /** Body code 4. */
  | { readonly type: "expired" }

/** Circumstances of a failed refresh. */
export interface RefreshError {
  /** The backend ended the session; otherwise its state is unknown. */
  readonly sessionEnded: boolean
  /** The current page is the guest login. */
  readonly isOnGuestLogin: boolean
  readonly rules: SessionRules
}

/**
 * Effect of a step: `clear`, `renewGuest`, `login`, `guestLogin`, `leave` and `showExpired` clear the tokens first.
 * `answer` returns the first response to the caller; `discard` drops new tokens.
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
 * The session state machine (S4). Pure: the caller reads the current state, since another tab may
 * have changed it, and performs the effect.
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

/** Returns the effect of a failed refresh. The guest login itself never redirects (S2.15). */
function afterFailedRefresh(
  state: Session["state"],
  { sessionEnded, isOnGuestLogin, rules }: RefreshError,
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
