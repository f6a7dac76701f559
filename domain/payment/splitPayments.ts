import type { Money } from "../shared/Money.ts"
import type { PaymentMeans } from "./PaymentMeans.ts"

/** A gift card applied to the order, with its amount. */
export interface AppliedGiftCard {
  readonly by: "giftCard"
  readonly methodId: string
  /** Identifies the card; its number and code are not stored. */
  readonly cardHash: string
}

/** One of the payments that add up to a total, with its amount in minor units. */
export interface Payment {
  readonly means: PaymentMeans | AppliedGiftCard
  readonly amount: Money
}

/** Returns the rest of a total after gift cards; never below zero. */
export function remainingTotal(total: Money, giftCards: readonly { readonly amount: Money }[]): Money {
  const paid = giftCards.reduce((sum, { amount }) => sum + Math.max(0, amount.minorUnits), 0)
  return { ...total, minorUnits: Math.max(0, total.minorUnits - paid) }
}

/**
 * Returns the payments of a purchase: gift cards first and in order, then the other payment for the rest.
 *
 * The amounts add up to the total exactly. Omits gift cards without an amount, and the other payment when nothing is
 * left. Returns `undefined` when the gift cards exceed the total, or nothing pays the rest.
 *
 * @example
 * ```ts
 * import { splitPayments } from "domain/payment/splitPayments.ts"
 *
 * const euros = (minorUnits: number) => ({ minorUnits, currencyCode: "EUR" })
 * const giftCard = { by: "giftCard", methodId: "4", cardHash: "a1", amount: euros(2000) } as const
 * const payments = splitPayments(euros(5000), [giftCard], { by: "method", methodId: "7" })
 * payments?.map(({ means, amount }) => [means.by, amount.minorUnits]) // → [["giftCard", 2000], ["method", 3000]]
 * ```
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
  // A total of zero still needs a payment: the given one, with amount zero.
  if (left.minorUnits === 0 && paying.length > 0) return paying
  return means === undefined ? undefined : [...paying, { means, amount: left }]
}
