import type { UnitOfWork } from "../storage/Storage.ts"

/** Of whom everything personal goes. */
export interface Erasure {
  readonly userId: number
  /** The e-mail address so far; null also for one that was never proved to be the user's. */
  readonly email: string | null
  /** Whether the newsletter goes on without the account. */
  readonly continueNewsletter: boolean
  /** Milliseconds since 1970. */
  readonly now: number
}

/** What an area does, in the transaction of the deletion, with what it keeps of the user. */
export type ErasureHook = (work: UnitOfWork, erasure: Erasure) => Promise<void>
