import type { WishlistDraft, WishlistEntry } from "./Wishlist.ts"
import { wishlistNameKey } from "./wishlistName.ts"

/**
 * The shop's lists with those of the device in them, as they are saved at login (specification, section 4).
 *
 * Lists of the same name become one: what the shop says of it wins, items are united, of the same catalogue entry the larger
 * quantity counts. Nothing is lost, and merging twice gives what merging once gives (ruling R8, F64). The shop's lists come
 * first, in their order.
 */
export function mergeWishlists(ofShop: readonly WishlistDraft[], ofDevice: readonly WishlistDraft[]): readonly WishlistDraft[] {
  const merged = new Map<string, WishlistDraft>()
  for (const list of [...ofShop, ...ofDevice]) {
    const key = wishlistNameKey(list.name)
    const known = merged.get(key)
    merged.set(key, { ...list, ...known, items: uniteEntries([...(known?.items ?? []), ...(list.items ?? [])]) })
  }
  return [...merged.values()]
}

/** Entries without repetition, in the order of their first appearance; of the same catalogue entry the larger quantity counts. */
export function uniteEntries(entries: readonly WishlistEntry[]): readonly WishlistEntry[] {
  const united = new Map<string, WishlistEntry>()
  for (const entry of entries) {
    const known = united.get(entry.catentryId)
    united.set(entry.catentryId, { ...entry, ...known, quantity: Math.max(entry.quantity, known?.quantity ?? 0) })
  }
  return [...united.values()]
}
