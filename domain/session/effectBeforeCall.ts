import type { Session } from "./Session.ts"

/**
 * Returns the effect required before a call to a listed URL (S4.2): the row of the session machine
 * that every page includes.
 */
export function effectBeforeCall(state: Session["state"]): "createGuestSession" | "refresh" | "send" {
  if (state === "none") return "createGuestSession"
  return state === "registered-expired" ? "refresh" : "send"
}
