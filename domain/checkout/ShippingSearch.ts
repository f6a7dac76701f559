/** Filters of a delivery search. */
export interface ShippingSearch {
  readonly zipCode?: string
  /** Kinds to include; all when absent. */
  readonly kinds?: readonly string[]
  /** Kinds and methods to exclude. */
  readonly exclusions?: readonly string[]
  /** Destination address; the cart's own when absent. */
  readonly addressId?: string
  /** Limits the search to one method. */
  readonly shippingMethodId?: string
}
