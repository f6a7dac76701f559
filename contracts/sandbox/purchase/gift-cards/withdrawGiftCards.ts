import { refused } from "../../platform/http/Refused.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"

/**
 * Withdraws the gift cards issued for these lines: their balance is cleared and unsent mails are cancelled. Fails with
 * 409 `_ERR_GIFT_CARD_SPENT` when one of them has been used.
 */
export const withdrawGiftCards = async (work: UnitOfWork, lineIds: readonly number[], now: number): Promise<void> => {
  if (lineIds.length === 0) return
  const issues = await work.db
    .selectFrom("gift_card_issue")
    .selectAll()
    .where("line_id", "in", lineIds)
    .orderBy("account_id")
    .execute()
  for (const { issue_id, account_id, amount, message_id } of issues) {
    const withdrawn = await work.db
      .updateTable("gift_card_account")
      .set({ balance: 0, activated: false, activation_hash: null })
      .where("account_id", "=", account_id)
      .where("balance", "=", amount)
      .returning("last_digits")
      .executeTakeFirst()
    if (withdrawn === undefined)
      throw refused("_ERR_GIFT_CARD_SPENT", "A gift card of this order was paid with already.")
    await work.db.deleteFrom("message").where("message_id", "=", message_id).where("sent_at", ">", now).execute()
    await work.db.deleteFrom("gift_card_issue").where("issue_id", "=", issue_id).execute()
  }
}
