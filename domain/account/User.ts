import type { UserKind } from "../session/Session.ts"

/** A user as far as the shop's screens need one (specification, section 3). */
export interface User {
  /** A guest's is the placeholder `-1002` (specification, section 3). */
  readonly id: string
  readonly kind: UserKind
  readonly email?: string
  readonly firstName?: string
  readonly lastName?: string
}
