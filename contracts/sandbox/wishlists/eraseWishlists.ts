import type { ErasureHook } from "../account/ErasureHook.ts"

/**
 * A deleted account takes its lists with it, those of events included, and what it had taken from the events of others
 * without buying it. What was bought stays counted there.
 */
export const eraseWishlists: ErasureHook = async ({ db }, { userId }) => {
  await db.deleteFrom("event_pick").where("user_id", "=", userId).where("order_id", "is", null).execute()
  await db.deleteFrom("wishlist_owner").where("user_id", "=", userId).execute()
}
