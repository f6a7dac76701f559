/** Kinds of user for limits and prices (S6). */
export type UserKind = "guest" | "registered" | "business"

/**
 * Session of a visitor (S4).
 *
 * `registered-expired` has the readable `user_type` of a registered user and no access token: it is refreshed before
 * the next call.
 */
export type Session =
  | { readonly state: "none" }
  | { readonly state: "guest" }
  | { readonly state: "registered" }
  | { readonly state: "registered-expired" }

/** Returns the session from two cookies. `userType` is the readable `user_type`. */
export function toSession(hasAccessToken: boolean, userType: string | undefined): Session {
  if (userType === "registered") return { state: hasAccessToken ? "registered" : "registered-expired" }
  return { state: hasAccessToken ? "guest" : "none" }
}
