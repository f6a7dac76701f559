/**
 * How a line of the cart is given away (specification, section 7: giftpacking): wrapped, with words, or with words
 * alone.
 */
export interface GiftPacking {
  readonly isWrapped: boolean
  /** Words that go with the piece; absent where there are none. */
  readonly message?: string
}
