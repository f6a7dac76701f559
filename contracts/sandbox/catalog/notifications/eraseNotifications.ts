import type { ErasureHook } from "../../account/ErasureHook.ts"

/** What messages to an address are counted by (`spendMessage`). */
const COUNTED = ["stock", "friend", "newsletter"] as const

/** A deleted account waits for no sku any more, and no message to its address is counted. */
export const eraseNotifications: ErasureHook = async ({ db }, { email }) => {
  if (email === null) return
  await db.deleteFrom("stock_notification").where("email", "=", email).execute()
  await db.deleteFrom("message_quota").where("sender", "in", COUNTED.map((kind) => `recipient:${kind}:${email}`)).execute()
}
