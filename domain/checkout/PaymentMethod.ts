/** A way to pay that the shop offers for this order. */
export interface PaymentMethod {
  readonly id: string
  /** Wire word such as `card`. */
  readonly kind: string
  readonly name: string
  /** Card networks taken, in the shop's order. */
  readonly networks: readonly string[]
}
