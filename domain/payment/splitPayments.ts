import type { Money } from "../shared/Money.ts"
import type { PaymentMeans } from "./PaymentMeans.ts"

/** A gift card that was added to the order, and what it pays of it. */
export interface AppliedGiftCard {
  readonly by: "giftCard"
  readonly methodId: string
  /** Names the card; its number and code are kept nowhere. */
  readonly cardHash: string
}

/** One of the payments that add up to a total, with its part in minor units. */
export interface Payment {
  readonly means: PaymentMeans | AppliedGiftCard
  readonly amount: Money
}

/** What gift cards leave of a total to pay in another way; never below zero. */
export function remainingTotal(total: Money, giftCards: readonly { readonly amount: Money }[]): Money {
  const paid = giftCards.reduce((sum, { amount }) => sum + Math.max(0, amount.minorUnits), 0)
  return { ...total, minorUnits: Math.max(0, total.minorUnits - paid) }
}

/**
 * The payments of a purchase: gift cards first and in their order, then the other way for what they leave.
 *
 * *Details.* The amounts add up to the total exactly. A gift card that pays nothing is left out, and so is the other
 * way when nothing is left. `undefined` when the gift cards promise more than the total, or something is left and
 * nothing pays it.
 */
export function splitPayments(
  total: Money,
  giftCards: readonly (AppliedGiftCard & { readonly amount: Money })[],
  means: PaymentMeans | undefined,
): readonly Payment[] | undefined {
  const paying = giftCards
    .filter(({ amount }) => amount.minorUnits > 0)
    .map(({ amount, ...giftCard }): Payment => ({ means: giftCard, amount }))
  if (paying.reduce((sum, { amount }) => sum + amount.minorUnits, 0) > total.minorUnits) return undefined
  const left = remainingTotal(total, paying)
  // A total of nothing is paid all the same: by what was given, with nothing.
  if (left.minorUnits === 0 && paying.length > 0) return paying
  return means === undefined ? undefined : [...paying, { means, amount: left }]
}
