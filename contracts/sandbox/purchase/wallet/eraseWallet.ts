import type { ErasureHook } from "../../platform/services/ErasureHook.ts"

/** Deletes the wallet of a deleted account and the texts on its gift cards; purchased gift cards stay valid. */
export const eraseWallet: ErasureHook = async ({ db }, { userId }) => {
  for (const table of [
    "wallet_card",
    "wallet_device",
    "wallet_ticket",
    "wallet_data",
    "wallet_gift_card",
    "gift_card_video",
  ] as const) {
    await db.deleteFrom(table).where("user_id", "=", userId).execute()
  }
  const carts = db.selectFrom("cart").select("cart_id").where("user_id", "=", userId)
  // The recipient of a gift card is still needed while its payment is pending.
  const waiting = db
    .selectFrom("customer_order")
    .select("order_id")
    .where("user_id", "=", userId)
    .where("status", "=", "PENDING")
  await db
    .updateTable("cart_line")
    .set({ details: null })
    .where("cart_id", "in", carts)
    .where("cart_id", "not in", waiting)
    .where("sku", "like", "giftcard.%")
    .execute()
}
