import { mergeEntries } from "./mergeWishlists.ts"
import type { WishlistDraft, WishlistEntry } from "./Wishlist.ts"
import { DEFAULT_WISHLIST_NAME } from "./Wishlist.ts"

/**
 * The lists with the items of the single list that older versions kept: they go into the first list, or into a new one
 * of the default name (specification, section 4). Twice gives what once gives (F65).
 */
export function migrateLegacyWishlist(
  lists: readonly WishlistDraft[],
  legacy: readonly WishlistEntry[],
): readonly WishlistDraft[] {
  if (legacy.length === 0) return lists
  const [first = { name: DEFAULT_WISHLIST_NAME }, ...others] = lists
  return [{ ...first, items: mergeEntries([...(first.items ?? []), ...legacy]) }, ...others]
}
