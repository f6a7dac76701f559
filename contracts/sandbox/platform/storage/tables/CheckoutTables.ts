import type { Generated, GeneratedAlways } from "kysely"

/** States of the payment status that the simulated bank uses. */
export type PaymentState =
  | "OK"
  | "NOOK"
  | "PENDING-OK"
  | "PENDING-NOOK"
  | "REDIRECT"
  | "REPAY"
  | "CHALLENGE"
  | "REFERRED_NICEPAY"

/** Providers that the simulated bank plays; `acs` is the challenge page of a card's bank. */
export type Provider = "bank" | "ideal" | "klarna" | "alipay" | "wechat" | "cash" | "nicepay" | "acs"

/** `open` until the payer decides; `spent` is an approved challenge that a submission has used. */
export type BankState = "open" | "approved" | "refused" | "cancelled" | "spent"

export type SessionKind = "klarna" | "card"

export interface CheckoutTables {
  /**
   * Every attempt to pay an order or cart; the last one counts. Of the card only network and last four digits are
   * stored.
   */
  payment_attempt: {
    attempt_id: GeneratedAlways<number>
    order_id: number
    attempt_number: number
    plan: string
    payment_mode_id: string
    /** Empty without a card, like the digits. */
    network: string
    last_digits: string
    /** Without the amount paid by gift cards. */
    amount: number
    state: PaymentState
    /** Number of status requests while it was pending: the simulated bank's clock. */
    asked: Generated<number>
    error_key: string | null
    created_at: number
    decided_at: number | null
    /** When an undecided payment is finally refused; null once it is decided. */
    expires_at: number | null
    /** Whether it is a repayment of an order. */
    is_repay: Generated<boolean>
    /** Challenges shown so far for this payment, including this attempt's. */
    rounds: Generated<number>
  }
  /** The simulated bank's record of a payment. Its id opens the bank's page. */
  bank_transaction: {
    transaction_id: string
    attempt_id: number
    order_id: number
    store_id: string
    provider: Provider
    /** Whether its page must be opened with POST. */
    is_posted: boolean
    amount: number
    currency: string
    language_id: string
    state: BankState
    created_at: number
    decided_at: number | null
  }
  /** The shared secret for signatures of shop and provider. */
  payment_provider: { provider: Provider; secret: string }
  /** Processed notifications, each once. */
  payment_event: { provider: Provider; event_id: string; fingerprint: string; received_at: number }
  /** Notifications that the simulated bank sends later. */
  bank_delivery: { event_id: string; transaction_id: string; due_at: number }
  /** Gift cards that pay a part, in the order of their ids. They are charged only by the purchase. */
  card_adjustment: {
    adjustment_id: GeneratedAlways<number>
    order_id: number
    account_id: number
    card_hash: string
    /** The customer's maximum amount, and the last amount shown to the customer. */
    at_most: number | null
    shown: number | null
  }
  /** A card saved for a future purchase; only the customer's latest. */
  unbound_payment: {
    user_id: number
    store_id: string
    token_hash: string
    network: string
    last_digits: string
    plan: string
    expires_at: number
  }
  /** Sessions at providers, each for one purchase. */
  payment_session: {
    token_hash: string
    kind: SessionKind
    order_id: number
    payment_mode_id: string
    amount: number
    expires_at: number
  }
  selected_payment: {
    order_id: number
    payment_mode_id: string
    bank_id: string | null
    payment_code: string | null
    changed_at: number
  }
  /**
   * The period in which an unpaid order can be paid again, from its placement. `message_id` is the reminder mail, which
   * may not be sent yet; null without a recipient.
   */
  order_repay: {
    order_id: number
    repay_start: number
    ends_at: number
    max_attempts: number
    used: Generated<number>
    message_id: Generated<number | null>
  }
}
