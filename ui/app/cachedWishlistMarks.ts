/** Where `application/wishlist/wishlistMarks` keeps which products stand in a list; a test holds the two together. */
export const WISHLIST_MARKS_KEY = "selvedge.wishlistMarks.v1"

/** The products of a store that stand in a list, as the device remembers them for this kind of user. */
export function cachedWishlistMarks(
  text: string | undefined,
  storeId: string | undefined,
  isRegistered: boolean,
): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text ?? "null")
    return isWishlistMarks(kept) && kept.storeId === storeId && kept.registered === isRegistered
      ? kept.productIds.filter((id) => typeof id === "string")
      : []
  } catch {
    return [] // junk is as good as nothing
  }
}

function isWishlistMarks(
  value: unknown,
): value is { readonly storeId: unknown; readonly registered: unknown; readonly productIds: readonly unknown[] } {
  return (
    typeof value === "object" &&
    value !== null &&
    "storeId" in value &&
    "registered" in value &&
    "productIds" in value &&
    Array.isArray(value.productIds)
  )
}
