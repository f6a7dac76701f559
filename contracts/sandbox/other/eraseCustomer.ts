import type { ErasureHook } from "../platform/services/ErasureHook.ts"

/**
 * Deletes the customer's data of customer service, agents and applications with the account; claims stay with their
 * order, anonymized.
 */
export const eraseCustomer: ErasureHook = async ({ db }, { userId, email }) => {
  for (const table of [
    "contact_case",
    "user_segment",
    "chosen_reward",
    "push_device",
    "temporary_user",
    "customer_receipt",
  ] as const) {
    await db.deleteFrom(table).where("user_id", "=", userId).execute()
  }
  const orders = db.selectFrom("customer_order").select("order_id").where("user_id", "=", userId)
  await db
    .updateTable("claim")
    .set({ email: "", phone: null, description: "" })
    .where("order_id", "in", orders)
    .execute()
  if (email !== null)
    await db.updateTable("claim").set({ email: "", phone: null, description: "" }).where("email", "=", email).execute()
}
