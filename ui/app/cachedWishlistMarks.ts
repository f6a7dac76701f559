/** The storage key of `application/wishlist/wishlistMarks`; a test asserts that both match. */
export const WISHLIST_MARKS_KEY = "selvedge.wishlistMarks.v1"

/** The ids of the store's products that are in a wishlist, from the device's copy for this kind of user. */
export function cachedWishlistMarks(
  text: string | undefined,
  storeId: string | undefined,
  isRegistered: boolean,
): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? "null")
    return isWishlistMarks(stored) && stored.storeId === storeId && stored.registered === isRegistered
      ? stored.productIds.filter((id) => typeof id === "string")
      : []
  } catch {
    return [] // invalid entries are ignored
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
