import type { WishlistDraft, WishlistEntry } from "./Wishlist.ts"
import { wishlistNameKey } from "./wishlistName.ts"

/**
 * The shop's lists with those of the device in them, as they are saved at login (specification, section 4).
 *
 * Lists of the same name become one: what the shop says of it wins, items are united, of the same catalogue entry the
 * larger quantity counts. Nothing is lost, and merging twice gives what merging once gives (ruling R8, F64). The shop's
 * lists come first, in their order.
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
 * Entries without repetition, in the order of their first appearance. Of the same catalogue entry the larger quantity
 * counts. A product without a size and the same one with a size are one entry: the size stays, takes the place of the
 * other and the larger quantity of both; of several sizes the first does.
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

/** Whether an entry stands for a product of which no size was chosen. */
export function isWithoutSize({ catentryId, productId }: Pick<WishlistEntry, "catentryId" | "productId">): boolean {
  return catentryId === productId
}
