/** Retries of a queued call before the customer is redirected to the store's home (S4.16). */
export const WAITING_ROOM_RETRIES = 10

/** A customer's position in the waiting room (S4.16). */
export interface QueuePosition {
  /** Number of the next attempt, from 1. */
  readonly attempt: number
  readonly maxRetries: number
  /** Until the next attempt. */
  readonly retryAfterMillis: number
  /** Number of customers ahead, when known. */
  readonly position?: number
  /** The queued call is a change, and is not stored for a later retry. */
  readonly isMutation?: true
}
