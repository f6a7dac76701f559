import type { Wishlist } from "../../domain/wishlist/Wishlist.ts"

/** The lists of whoever asks, and how they are kept. */
export interface CustomerWishlists {
  /** At the shop for registered shoppers, on the device for guests (specification, section 6). */
  readonly place: "shop" | "device"
  readonly wishlists: readonly Wishlist[]
  /**
   * Names of lists that are still on this device although the shopper is registered: the shop could not save them yet.
   */
  readonly unsaved: readonly string[]
  /** Something on this device could not be read and was set aside. */
  readonly hasUnreadable: boolean
  /**
   * Names of lists of this device that the shop will never take: they are set aside (specification, section 8; ruling
   * R8).
   */
  readonly refused?: readonly string[]
}
