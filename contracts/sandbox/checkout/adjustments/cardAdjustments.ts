import { type Kysely, sql } from "kysely"
import type { components } from "../../../generated/checkout.d.ts"
import { refused } from "../../platform/http/Refused.ts"
import type { Database } from "../../platform/storage/Database.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { redeemGiftCard } from "../../purchase/wallet/giftCardAccounts.ts"

export type WireCardAdjustments = components["schemas"]["CardAdjustments"]

/** A gift card that pays a part of an order. */
export interface AdjustmentCard {
  readonly accountId: number
  readonly cardHash: string
  readonly lastDigits: string
  readonly maxAmount: number | null
  /** The minimum that it must pay, if an amount was named or shown (F74). */
  readonly requiredAmount: number | null
  readonly balance: number
}

/** The same with its share, in minor units. */
export interface GiftCardShare extends AdjustmentCard {
  readonly amount: number
}

/**
 * The gift cards of a cart or order, in the order in which they were added. The balance of a card that already paid
 * this order includes that amount.
 */
export const readAdjustmentCards = async (
  db: Kysely<Database>,
  orderId: number,
): Promise<readonly AdjustmentCard[]> => {
  const rows = await db
    .selectFrom("card_adjustment")
    .innerJoin("gift_card_account", "gift_card_account.account_id", "card_adjustment.account_id")
    .select(({ selectFrom }) => [
      "card_adjustment.account_id",
      "card_hash",
      "last_digits",
      "at_most",
      "shown",
      "balance",
      selectFrom("gift_card_movement")
        .select(sql<string>`coalesce(-sum(amount), 0)`.as("paid"))
        .whereRef("gift_card_movement.account_id", "=", "card_adjustment.account_id")
        .where("gift_card_movement.order_id", "=", orderId)
        .as("paid"),
    ])
    .where("card_adjustment.order_id", "=", orderId)
    .orderBy("adjustment_id")
    .execute()
  return rows.map(({ account_id, card_hash, last_digits, at_most, shown, balance, paid }) => ({
    accountId: account_id,
    cardHash: card_hash,
    lastDigits: last_digits,
    maxAmount: at_most,
    requiredAmount: shown ?? at_most,
    balance: balance + Number(paid ?? 0),
  }))
}

/** Allocates a total to the cards in order, each up to its balance, its maximum and the remaining amount. */
export const allocateAmong = (
  cards: readonly AdjustmentCard[],
  total: number,
): { readonly shares: readonly GiftCardShare[]; readonly remaining: number } => {
  let remaining = total
  const shares = cards.map((card) => {
    const amount = Math.min(card.balance, card.maxAmount ?? card.balance, remaining)
    remaining -= amount
    return { ...card, amount }
  })
  return { shares, remaining }
}

/**
 * Fails with 409 when a card pays less than the amount shown to the customer, or nothing although an amount remains.
 */
export const requirePromised = (shares: readonly GiftCardShare[], total: number): void => {
  let left = total
  for (const { amount, requiredAmount, lastDigits } of shares) {
    if (amount < Math.min(requiredAmount ?? 1, left)) throw insufficientBalance(lastDigits)
    left -= amount
  }
}

const insufficientBalance = (lastDigits: string) =>
  refused("_ERR_GIFT_CARD_BALANCE", "A gift card does not hold enough any more.", [lastDigits])

export const presentAdjustments = (shares: readonly GiftCardShare[], remaining: number): WireCardAdjustments => ({
  adjustments: shares.map(({ amount, balance, cardHash, lastDigits }) => ({
    cardAmount: amount,
    cardBalance: balance,
    cardVariant: "virtual",
    giftCardType: "giftcard",
    cardHash,
    maskedNumber: `**** ${lastDigits}`,
  })),
  remaining,
})

/**
 * Charges the shares to the cards, in the order of their accounts. Fails with 409, without a charge, when another order
 * was faster.
 */
export const redeemShares = async (
  work: UnitOfWork,
  orderId: number,
  userId: number,
  shares: readonly GiftCardShare[],
  now: number,
): Promise<void> => {
  for (const { accountId, amount, lastDigits } of [...shares].sort((one, other) => one.accountId - other.accountId)) {
    if (amount === 0) continue
    if (!(await redeemGiftCard(work, { accountId, orderId, userId, amount, now }))) {
      throw insufficientBalance(lastDigits)
    }
  }
}
