import { mergeEntries } from "./mergeWishlists.ts"
import { isOrderTemplate } from "./orderTemplate.ts"
import type { WishlistDraft, WishlistEntry } from "./Wishlist.ts"
import { DEFAULT_WISHLIST_NAME } from "./Wishlist.ts"

/**
 * Returns the lists with the items of the legacy single list added to the first list, or to a new one of the default
 * name (S4.12). Idempotent (F65).
 */
export function migrateLegacyWishlist(
  lists: readonly WishlistDraft[],
  legacy: readonly WishlistEntry[],
): readonly WishlistDraft[] {
  if (legacy.length === 0) return lists
  const first = lists.find((list) => !isOrderTemplate(list))
  if (first === undefined) return [{ name: DEFAULT_WISHLIST_NAME, items: mergeEntries(legacy) }, ...lists]
  return lists.map((list) =>
    list === first ? { ...first, items: mergeEntries([...(first.items ?? []), ...legacy]) } : list,
  )
}
