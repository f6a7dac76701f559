import type { WishlistDraft, WishlistEntry } from "./Wishlist.ts"
import { wishlistNameKey } from "./wishlistName.ts"

/**
 * Merges the device's lists into the backend's, to save them at sign-in (S4.11).
 *
 * Lists of the same name are merged: the backend's properties win, items are united, and the larger quantity of a
 * catalogue entry wins. Nothing is lost, and the merge is idempotent (R8, F64). The backend's lists come first,
 * in their order.
 */
export function mergeWishlists(
  serverLists: readonly WishlistDraft[],
  deviceLists: readonly WishlistDraft[],
): readonly WishlistDraft[] {
  const merged = new Map<string, WishlistDraft>()
  for (const list of [...serverLists, ...deviceLists]) {
    const key = wishlistNameKey(list.name)
    const known = merged.get(key)
    merged.set(key, { ...list, ...known, items: mergeEntries([...(known?.items ?? []), ...(list.items ?? [])]) })
  }
  return [...merged.values()]
}

/**
 * Returns entries without duplicates, in order of first occurrence. The larger quantity of a catalogue entry wins. A
 * product without a size is merged into an entry of the same product with a size: the size stays, at the earlier
 * position and with the larger quantity; with several sizes, into the first.
 */
export function mergeEntries(entries: readonly WishlistEntry[]): readonly WishlistEntry[] {
  const united = new Map<string, WishlistEntry>()
  for (const entry of entries) {
    const known = united.get(entry.catentryId)
    united.set(entry.catentryId, { ...entry, ...known, quantity: Math.max(entry.quantity, known?.quantity ?? 0) })
  }
  const all = [...united.values()]
  const sizeOf = new Map<string, WishlistEntry>()
  for (const entry of all) if (!isWithoutSize(entry) && !sizeOf.has(entry.productId)) sizeOf.set(entry.productId, entry)
  const upgraded = new Map<WishlistEntry, WishlistEntry>()
  for (const entry of all) {
    const sized = isWithoutSize(entry) ? sizeOf.get(entry.productId) : undefined
    if (sized !== undefined) upgraded.set(sized, { ...sized, quantity: Math.max(sized.quantity, entry.quantity) })
  }
  const shown = new Set<string>()
  return all.flatMap((entry) => {
    const sized = isWithoutSize(entry) ? (sizeOf.get(entry.productId) ?? entry) : entry
    if (shown.has(sized.catentryId)) return []
    shown.add(sized.catentryId)
    return [upgraded.get(sized) ?? sized]
  })
}

/** Whether an entry is a product without a chosen size. */
export function isWithoutSize({ catentryId, productId }: Pick<WishlistEntry, "catentryId" | "productId">): boolean {
  return catentryId === productId
}
