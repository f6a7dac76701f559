/** A payment method that the backend offers for this order. */
export interface PaymentMethod {
  readonly id: string
  /** Wire value such as `card`. */
  readonly kind: string
  readonly name: string
  /** Accepted card networks, in the backend's order. */
  readonly networks: readonly string[]
  /** Whether the security code is required, also for a saved card. Default: true. */
  readonly requiresSecurityCode?: boolean
  /** Additional requirement as a wire value: `bank`, `session` or `token`; absent: none. */
  readonly needs?: string
}
