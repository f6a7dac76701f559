import type { ErasureHook } from "../../platform/services/ErasureHook.ts"

/** Removes all restock alerts of a deleted account. */
export const eraseNotifications: ErasureHook = async ({ db }, { email }) => {
  if (email === null) return
  await db.deleteFrom("stock_notification").where("email", "=", email).execute()
}
