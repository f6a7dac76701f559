import { sql } from "kysely"
import { refused } from "../../http/Refusal.ts"
import type { Work } from "../../storage/Storage.ts"

/** Who causes a message, or who would get it, and how many there may be in a window. */
export interface MessageQuota {
  readonly storeId: string
  /** `session:…` or `recipient:…`, with what the message is. */
  readonly sender: string
  readonly most: number
  readonly windowMs: number
  /** Milliseconds since 1970. */
  readonly now: number
}

/**
 * Counts one message against a quota. Fails with 409 `_ERR_TOO_MANY_MESSAGES` (params: the most per window) when it is
 * used up. One statement: of many calls at the same moment exactly as many pass as may.
 */
export const spendMessage = async ({ db }: Work, { storeId, sender, most, windowMs, now }: MessageQuota): Promise<void> => {
  const spent = await db
    .insertInto("message_quota")
    .values({ store_id: storeId, sender, window_start: now, sent: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["store_id", "sender"])
        .doUpdateSet({
          sent: sql`case when message_quota.window_start + ${windowMs} <= ${now} then 1 else message_quota.sent + 1 end`,
          window_start: sql`case when message_quota.window_start + ${windowMs} <= ${now} then ${now} else message_quota.window_start end`,
        })
        .where(sql<boolean>`message_quota.window_start + ${windowMs} <= ${now} or message_quota.sent < ${most}`),
    )
    .returning("sent")
    .executeTakeFirst()
  if (spent === undefined) throw refused("_ERR_TOO_MANY_MESSAGES", "That many messages were sent already; try again later.", [String(most)])
}
