/** Where this device keeps what belongs to the lists of one store. */
export interface WishlistKeys {
  readonly lists: string
  /** The single list of older versions. */
  readonly legacy: string
  /** What could not be read, as it was, until the shopper lets it go. */
  readonly quarantine: string
  /** Lists that the shop will never take, as they were, until the shopper lets them go. */
  readonly refused: string
}

export function wishlistKeys(storeId: string): WishlistKeys {
  return {
    lists: `selvedge.wishlists.${storeId}.v1`,
    legacy: `selvedge.wishlist.${storeId}`,
    quarantine: `selvedge.wishlistsAside.${storeId}.v1`,
    refused: `selvedge.wishlistsRefused.${storeId}.v1`,
  }
}
