import type { UnitOfWork } from "../storage/Storage.ts"
import type { UserKind } from "../storage/tables/SessionTables.ts"

export interface Login {
  readonly storeId: string
  /** The guest whose session ends; absent when there was none. */
  readonly guestUserId: string
  readonly userId: string
  readonly kind: UserKind
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Runs in the transaction of a sign-in; must be idempotent (R8). */
export type LoginHook = (work: UnitOfWork, login: Login) => Promise<void>
