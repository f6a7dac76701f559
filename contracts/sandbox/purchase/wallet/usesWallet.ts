import type { Kysely } from "kysely"
import type { Database } from "../../platform/storage/Database.ts"

/** Whether a customer has saved a card, settings or a gift card in the wallet of a store. */
export const usesWallet = async (db: Kysely<Database>, storeId: string, userId: number): Promise<boolean> => {
  for (const table of ["wallet_card", "wallet_data"] as const) {
    if (
      (await db
        .selectFrom(table)
        .select("user_id")
        .where("user_id", "=", userId)
        .where("store_id", "=", storeId)
        .limit(1)
        .executeTakeFirst()) !== undefined
    )
      return true
  }
  const giftCard = await db
    .selectFrom("wallet_gift_card")
    .innerJoin("gift_card_account", "gift_card_account.account_id", "wallet_gift_card.account_id")
    .select("wallet_gift_card.user_id")
    .where("wallet_gift_card.user_id", "=", userId)
    .where("gift_card_account.store_id", "=", storeId)
    .limit(1)
    .executeTakeFirst()
  return giftCard !== undefined
}
