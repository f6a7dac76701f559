/**
 * Tries of a call that the shop's queue refuses before the shopper is sent to the store's home (specification, section
 * 4).
 */
export const WAITING_ROOM_RETRIES = 10

/** Where a shopper stands in the waiting room (specification, section 4). */
export interface QueuePosition {
  /** Which try comes next, from 1. */
  readonly attempt: number
  readonly maxRetries: number
  /** Until the next try. */
  readonly retryAfterMillis: number
  /** Shoppers in front, where the shop says so. */
  readonly position?: number
  /** What waits in front changes something, and is not kept where it could be sent from again. */
  readonly isMutation?: true
}
