import type { Session } from "./Session.ts"

/**
 * What a call to a listed URL needs before it is made (specification, section 4): the machine's row that every page
 * knows.
 */
export function effectBeforeCall(state: Session["state"]): "createGuestSession" | "refresh" | "send" {
  if (state === "none") return "createGuestSession"
  return state === "registered-expired" ? "refresh" : "send"
}
