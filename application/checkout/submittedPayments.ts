import * as Effect from "effect/Effect"
import { CardRefused } from "../../domain/checkout/CheckoutRefused.ts"
import type { PaymentEntry } from "../../domain/payment/PaymentEntry.ts"
import { validatePaymentEntry, toPaymentMeans } from "../../domain/payment/PaymentMeans.ts"
import type { AppliedGiftCard, Payment } from "../../domain/payment/splitPayments.ts"
import { splitPayments } from "../../domain/payment/splitPayments.ts"
import type { Money } from "../../domain/shared/Money.ts"
import type { utcDay } from "../../domain/shared/utcDate.ts"

/** What a shopper decided to pay with. */
export interface PaymentChoice {
  /** What pays the rest that gift cards leave; absent when they leave none. */
  readonly payment?: PaymentEntry
  /** Gift cards that were added to the order, in the order in which they pay, with what each was said to pay. */
  readonly giftCards?: readonly (AppliedGiftCard & { readonly amount: Money })[]
}

/** What a submission says of its payments. */
export interface SubmittedPayments {
  /** What adds up to the total: gift cards first. */
  readonly payments: readonly Payment[]
  /** Whether a kept card pays without anything more being typed. */
  readonly isOneClick?: boolean
  /** Which of a provider's own ways was chosen, in the provider's word. */
  readonly paymentCode?: string
}

/**
 * What a choice submits for a total, the same for a purchase and for an order that is paid again.
 *
 * Fails with `CardRefused` where a card cannot be right, and where the payments do not add up to the total.
 */
export const submittedPayments = Effect.fnUntraced(function* (
  { payment, giftCards = [] }: PaymentChoice,
  total: Money,
  now: ReturnType<typeof utcDay>,
) {
  const means = payment === undefined ? undefined : toPaymentMeans(payment, now)
  // A card that cannot be right is told even where gift cards pay everything: it was typed to be used.
  if (payment !== undefined && means === undefined)
    return yield* new CardRefused({ reasons: validatePaymentEntry(payment, now) })
  const payments = splitPayments(total, giftCards, means)
  if (payments === undefined) return yield* new CardRefused({ reasons: [{ field: "payment", rule: "sum" }] })
  const submitted: SubmittedPayments = { payments, ...submissionOptions(payment) }
  return submitted
})

function submissionOptions(payment: PaymentEntry | undefined): Omit<SubmittedPayments, "payments"> {
  if (payment?.by === "savedCard" && payment.securityCode === undefined && payment.tokenizedCode === undefined)
    return { isOneClick: true }
  return payment?.by === "token" && payment.category !== undefined ? { paymentCode: payment.category } : {}
}
