/**
 * Gift options of a cart line (S7: giftpacking): wrapping with or without a message, or a message
 * alone.
 */
export interface GiftPacking {
  readonly isWrapped: boolean
  /** Gift message; absent when there is none. */
  readonly message?: string
}
