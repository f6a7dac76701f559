/** Kinds of user that limits and prices distinguish (specification, section 6). */
export type UserKind = "guest" | "registered" | "business"

/**
 * What is known of the visitor (specification, section 4).
 *
 * `registered-expired` has the readable `user_type` of a registered user and no access token: it is refreshed before
 * the next call.
 */
export type Session =
  | { readonly state: "none" }
  | { readonly state: "guest" }
  | { readonly state: "registered" }
  | { readonly state: "registered-expired" }

/** The session that two cookies tell of. `userType` is the readable `user_type`. */
export function toSession(hasAccessToken: boolean, userType: string | undefined): Session {
  if (userType === "registered") return { state: hasAccessToken ? "registered" : "registered-expired" }
  return { state: hasAccessToken ? "guest" : "none" }
}
