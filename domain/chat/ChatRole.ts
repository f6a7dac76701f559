import * as Schema from "effect/Schema"

/** The role of a person in a workgroup; `user` is the customer. */
export const ChatRole = Schema.Literals(["agent", "liteAgent", "user"])
export type ChatRole = typeof ChatRole.Type

/** A long-lived association with a room (XEP-0045). */
export const ChatAffiliation = Schema.Literals(["owner", "admin", "member", "none", "outcast"])
export type ChatAffiliation = typeof ChatAffiliation.Type

/** Whether a role may send messages to a workgroup and join its queue. Only customers may. */
export function canMessageWorkgroup(role: ChatRole): boolean {
  return role === "user"
}

/** Whether a role may receive, forward and return conversations. */
export function canManageOffers(role: ChatRole): boolean {
  return role === "agent"
}

/** Whether an affiliation may enter a room. */
export function canJoinRoom(affiliation: ChatAffiliation): boolean {
  return affiliation !== "outcast"
}
