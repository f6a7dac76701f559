import * as Duration from "effect/Duration"

/** Limits of an operation: time until the response is complete, and size of the response. */
export interface OperationLimits {
  /** For the complete response, not between two bytes (F29). */
  readonly deadline: Duration.Duration
  /** After decompression (F34). */
  readonly maxBytes: number
}

const MEBIBYTE = 1_048_576

/** Reads of the catalogue, texts and cart. */
export const READ_LIMITS: OperationLimits = { deadline: Duration.seconds(10), maxBytes: 8 * MEBIBYTE }
/** Calls that change a cart or an account. */
export const WRITE_LIMITS: OperationLimits = { deadline: Duration.seconds(20), maxBytes: 2 * MEBIBYTE }
/** Calls that move money. They get the longest deadline, because an unknown outcome is expensive. */
export const PAYMENT_LIMITS: OperationLimits = { deadline: Duration.seconds(60), maxBytes: MEBIBYTE }
/** Creation, refresh and end of identities. */
export const IDENTITY_LIMITS: OperationLimits = { deadline: Duration.seconds(10), maxBytes: 65_536 }
/** Backups of the cart (S9.3: 5000 ms). */
export const BACKUP_LIMITS: OperationLimits = { deadline: Duration.millis(5000), maxBytes: 2 * MEBIBYTE }
