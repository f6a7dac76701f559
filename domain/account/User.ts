import type { UserKind } from "../session/Session.ts"

/** Placeholder id of a guest (specification, section 3). */
export const GUEST_USER_ID = "-1002"

/** A user as far as the shop's screens need one (specification, section 3). */
export interface User {
  readonly id: string
  readonly kind: UserKind
  readonly email?: string
  readonly firstName?: string
  readonly lastName?: string
}
