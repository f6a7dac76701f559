import * as Duration from "effect/Duration"

/** What an operation may take: time until its whole answer is there, and bytes of it. */
export interface OperationLimits {
  /** For the whole answer, not between two bytes of it (F29). */
  readonly deadline: Duration.Duration
  /** After decompression (F34). */
  readonly maxBytes: number
}

const MEBIBYTE = 1_048_576

/** Reads of the catalogue, of texts and of the cart. */
export const READ_LIMITS: OperationLimits = { deadline: Duration.seconds(10), maxBytes: 8 * MEBIBYTE }
/** Calls that change a cart or an account. */
export const WRITE_LIMITS: OperationLimits = { deadline: Duration.seconds(20), maxBytes: 2 * MEBIBYTE }
/** Calls on which money depends: their answer is worth waiting for. */
export const PAYMENT_LIMITS: OperationLimits = { deadline: Duration.seconds(60), maxBytes: MEBIBYTE }
/** Making, renewing and ending identities. */
export const IDENTITY_LIMITS: OperationLimits = { deadline: Duration.seconds(10), maxBytes: 65_536 }
/** Backups of the cart (specification, section 9: 5000 ms). */
export const BACKUP_LIMITS: OperationLimits = { deadline: Duration.millis(5000), maxBytes: 2 * MEBIBYTE }
