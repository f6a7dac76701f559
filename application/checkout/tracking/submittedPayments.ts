import * as Effect from "effect/Effect"
import { CardRefused } from "../../../domain/checkout/CheckoutRefused.ts"
import type { PaymentEntry } from "../../../domain/payment/PaymentEntry.ts"
import { validatePaymentEntry, toPaymentMeans } from "../../../domain/payment/PaymentMeans.ts"
import type { AppliedGiftCard, Payment } from "../../../domain/payment/splitPayments.ts"
import { splitPayments } from "../../../domain/payment/splitPayments.ts"
import type { Money } from "../../../domain/shared/Money.ts"
import type { utcDay } from "../../../domain/shared/utcDate.ts"

/** The customer's payment choice. */
export interface PaymentChoice {
  /** Pays the rest after gift cards; absent when there is none. */
  readonly payment?: PaymentEntry
  /** Gift cards of the order in order of payment, with the displayed amount of each. */
  readonly giftCards?: readonly (AppliedGiftCard & { readonly amount: Money })[]
}

/** Payment fields of a submission. */
export interface SubmittedPayments {
  /** Payments that add up to the total, gift cards first. */
  readonly payments: readonly Payment[]
  /** Whether a saved card pays without further input. */
  readonly isOneClick?: boolean
  /** The chosen method of a provider, as the provider's code. */
  readonly paymentCode?: string
}

/**
 * Returns the payment fields of a choice for a total; used for purchases and repayments.
 *
 * Fails with `CardRefused` when a card is invalid, or the payments do not add up to the total.
 */
export const submittedPayments = Effect.fnUntraced(function* (
  { payment, giftCards = [] }: PaymentChoice,
  total: Money,
  now: ReturnType<typeof utcDay>,
) {
  const means = payment === undefined ? undefined : toPaymentMeans(payment, now)
  // An invalid card is reported even when gift cards cover the total: the customer meant to use it.
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
