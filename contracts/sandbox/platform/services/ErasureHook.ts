import type { UnitOfWork } from "../storage/Storage.ts"

/** The user whose personal data is erased. */
export interface Erasure {
  readonly userId: number
  /** The last e-mail address; null when it was never verified. */
  readonly email: string | null
  /** Whether the newsletter subscription survives the account. */
  readonly continueNewsletter: boolean
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Erases an area's data about the user, in the transaction of the account deletion. */
export type ErasureHook = (work: UnitOfWork, erasure: Erasure) => Promise<void>
