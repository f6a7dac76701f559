import type { ErasureHook } from "../platform/services/ErasureHook.ts"

/**
 * Deletes the lists of a deleted account, event lists included, and its unpurchased picks from other customers' event
 * lists. Purchased units stay counted there.
 */
export const eraseWishlists: ErasureHook = async ({ db }, { userId }) => {
  await db.deleteFrom("event_pick").where("user_id", "=", userId).where("order_id", "is", null).execute()
  await db.deleteFrom("wishlist_owner").where("user_id", "=", userId).execute()
}
