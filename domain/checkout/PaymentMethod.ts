/** A way to pay that the shop offers for this order. */
export interface PaymentMethod {
  readonly id: string
  /** Wire word such as `card`. */
  readonly kind: string
  readonly name: string
  /** Card networks taken, in the shop's order. */
  readonly networks: readonly string[]
  /**
   * Whether the security code is asked for, also of a card that the shop keeps; as the shop says, and yes where it says
   * nothing.
   */
  readonly requiresSecurityCode?: boolean
  /** What else a payment needs, a wire word: `bank`, `session` or `token`; nothing where it is absent. */
  readonly needs?: string
}
