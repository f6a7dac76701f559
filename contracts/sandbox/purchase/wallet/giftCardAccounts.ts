import { type Kysely, type Selectable, sql } from "kysely"
import { tokenHash } from "../../platform/ports/token.ts"
import type { Database } from "../../platform/storage/Database.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import type { WalletTables } from "../../platform/storage/tables/WalletTables.ts"

export type GiftCardAccount = Selectable<WalletTables["gift_card_account"]>

/** Hash for looking up a number. */
export const giftCardNumberHash = (number: string): string => tokenHash(`gift card ${number}`)

/** A short code is hashed together with the long number, so that its hash cannot be brute-forced. */
export const giftCardCodeHash = (number: string, code: string): string => tokenHash(`gift card ${number} code ${code}`)

/** Returns the gift card of this store with this number and security code; undefined when one of them is wrong. */
export const findGiftCard = async (
  db: Kysely<Database>,
  storeId: string,
  number: string,
  cvv: string,
): Promise<GiftCardAccount | undefined> =>
  db
    .selectFrom("gift_card_account")
    .selectAll()
    .where("store_id", "=", storeId)
    .where("number_hash", "=", giftCardNumberHash(number))
    .where("cvv_hash", "=", giftCardCodeHash(number, cvv))
    .executeTakeFirst()

interface GiftCardPayment {
  readonly accountId: number
  /** The paid cart or order. */
  readonly orderId: number
  readonly userId: number
  /** Minor units of the card's currency, above 0. */
  readonly amount: number
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Debits an activated card in one conditional update. Returns false, without a debit, when the balance is too low. */
export const redeemGiftCard = async (
  work: UnitOfWork,
  { accountId, orderId, userId, amount, now }: GiftCardPayment,
): Promise<boolean> => {
  const taken = await work.db
    .updateTable("gift_card_account")
    .set({ balance: sql`balance - ${amount}` })
    .where("account_id", "=", accountId)
    .where("activated", "=", true)
    .where("balance", ">=", amount)
    .returning("account_id")
    .executeTakeFirst()
  if (taken === undefined) return false
  await work.db
    .insertInto("gift_card_movement")
    .values({ account_id: accountId, order_id: orderId, user_id: userId, amount: -amount, created_at: now })
    .execute()
  return true
}

/**
 * Refunds gift cards of an order whose cart is locked, in the order of their ids; idempotent. `maxAmount` limits a
 * partial refund; everything is refunded when absent. Returns the refunded amount.
 */
export const refundGiftCards = async (
  work: UnitOfWork,
  orderId: number,
  now: number,
  maxAmount = Number.MAX_SAFE_INTEGER,
): Promise<number> => {
  const paid = await work.db
    .selectFrom("gift_card_movement")
    .select(({ fn }) => ["account_id", "user_id", fn.sum<string>("amount").as("total")])
    .where("order_id", "=", orderId)
    .groupBy(["account_id", "user_id"])
    .orderBy("account_id")
    .execute()
  let left = maxAmount
  for (const { account_id, user_id, total } of paid) {
    const amount = Math.min(left, -Number(total))
    if (amount <= 0) continue
    left -= amount
    await work.db
      .updateTable("gift_card_account")
      .set({ balance: sql`balance + ${amount}` })
      .where("account_id", "=", account_id)
      .execute()
    await work.db
      .insertInto("gift_card_movement")
      .values({ account_id, order_id: orderId, user_id, amount, created_at: now })
      .execute()
  }
  return maxAmount - left
}
