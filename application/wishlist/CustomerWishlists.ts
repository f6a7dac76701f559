import type { Wishlist } from "../../domain/wishlist/Wishlist.ts"

/** The customer's lists and where they are stored. */
export interface CustomerWishlists {
  /** At the backend for registered customers, on the device for guests (S6.2). */
  readonly place: "shop" | "device"
  readonly wishlists: readonly Wishlist[]
  /**
   * Names of lists still on this device although the customer is registered: they could not be saved to the account
   * yet.
   */
  readonly unsaved: readonly string[]
  /** Some data on this device was unreadable and was quarantined. */
  readonly hasUnreadable: boolean
  /**
   * Names of lists on this device that the backend rejected permanently; they are quarantined (S8; R8).
   */
  readonly refused?: readonly string[]
}
