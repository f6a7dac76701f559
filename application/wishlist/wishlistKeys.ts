/** Where this device keeps what belongs to the lists of one store. */
export interface WishlistKeys {
  readonly lists: string
  /** The single list of older versions. */
  readonly legacy: string
  /** What could not be read, as it was, until the shopper lets it go. */
  readonly aside: string
}

export function wishlistKeys(storeId: string): WishlistKeys {
  return { lists: `selvedge.wishlists.${storeId}.v1`, legacy: `selvedge.wishlist.${storeId}`, aside: `selvedge.wishlistsAside.${storeId}.v1` }
}
