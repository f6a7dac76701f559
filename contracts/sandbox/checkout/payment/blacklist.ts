import type { Kysely } from "kysely"
import { type CartScope, userIdNumber } from "../../cart/CartScope.ts"
import { refused } from "../../platform/http/Refused.ts"
import type { Database } from "../../platform/storage/Database.ts"

/** Refused payments within an hour that block a customer: testing stolen cards causes many. */
const MAX_REJECTIONS = 10
const WINDOW_MS = 3_600_000
const BANK_DECLINE_KEYS = ["_ERR_PAYMENT_REFUSED", "_ERR_PAYMENT_NO_FUNDS"]

/** Until when a customer is blocked from paying, in milliseconds since 1970; undefined when not blocked. */
export const blacklistedUntil = async (
  db: Kysely<Database>,
  { principal, now }: CartScope,
): Promise<number | undefined> => {
  const declines = await db
    .selectFrom("payment_attempt")
    .innerJoin("cart", "cart.cart_id", "payment_attempt.order_id")
    .select("payment_attempt.decided_at")
    .where("cart.user_id", "=", userIdNumber(principal))
    .where("payment_attempt.state", "=", "NOOK")
    .where("payment_attempt.error_key", "in", BANK_DECLINE_KEYS)
    .where("payment_attempt.decided_at", ">", now - WINDOW_MS)
    .orderBy("payment_attempt.decided_at", "desc")
    .limit(MAX_REJECTIONS)
    .execute()
  const oldest = declines[MAX_REJECTIONS - 1]?.decided_at
  return oldest === undefined || oldest === null ? undefined : oldest + WINDOW_MS
}

export const requireNotBlacklisted = async (db: Kysely<Database>, scope: CartScope): Promise<void> => {
  const until = await blacklistedUntil(db, scope)
  if (until !== undefined)
    throw refused("_ERR_BLACKLISTED", "Too many payments were refused: try again later.", [
      new Date(until).toISOString(),
    ])
}
