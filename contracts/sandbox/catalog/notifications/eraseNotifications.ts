import type { ErasureHook } from "../../account/ErasureHook.ts"

/** A deleted account waits for no sku any more. */
export const eraseNotifications: ErasureHook = async ({ db }, { email }) => {
  if (email === null) return
  await db.deleteFrom("stock_notification").where("email", "=", email).execute()
}
