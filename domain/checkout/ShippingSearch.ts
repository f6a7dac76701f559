/** What a search for deliveries is narrowed by. */
export interface ShippingSearch {
  readonly zipCode?: string
  /** Kinds to keep; all when absent. */
  readonly kinds?: readonly string[]
  /** Kinds and methods to leave out. */
  readonly exclusions?: readonly string[]
  /** Address it would go to; the cart's own when absent. */
  readonly addressId?: string
  /** The one method that is meant. */
  readonly shippingMethodId?: string
}
