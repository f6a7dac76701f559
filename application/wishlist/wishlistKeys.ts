/** Storage keys of one store's lists. */
export interface WishlistKeys {
  readonly lists: string
  /** The legacy single list. */
  readonly legacy: string
  /** Unreadable data, unchanged, until the customer discards it. */
  readonly quarantine: string
  /** Permanently rejected lists, unchanged, until the customer discards them. */
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
