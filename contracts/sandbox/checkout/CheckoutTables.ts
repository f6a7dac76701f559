import type { Generated, GeneratedAlways } from "kysely"
import type { PaymentState, Provider } from "./paymentPlan.ts"

/** `open` until somebody decides; `spent` is an approved challenge that a submission has used. */
export type BankState = "open" | "approved" | "refused" | "cancelled" | "spent"

export type SessionKind = "klarna" | "card"

export interface CheckoutTables {
  /** Every try to pay an order or cart; the last one counts. Of the card only network and last four digits are kept. */
  payment_attempt: {
    attempt_id: GeneratedAlways<number>
    order_id: number
    attempt_number: number
    plan: string
    payment_mode_id: string
    /** Empty for a payment without a card, as are the digits. */
    network: string
    last_digits: string
    /** Without what gift cards pay. */
    amount: number
    state: PaymentState
    /** How often the status was asked while it was pending: the simulated bank's clock. */
    asked: Generated<number>
    error_key: string | null
    created_at: number
    decided_at: number | null
    /** When an undecided payment is refused at last; null when it is decided. */
    expires_at: number | null
    /** Whether an order was paid again by it. */
    is_repay: Generated<boolean>
    /** Challenges that were shown for it, this attempt's included. */
    rounds: Generated<number>
  }
  /** What the simulated bank knows of a payment. Its id is what the bank's page is opened with. */
  bank_transaction: {
    transaction_id: string
    attempt_id: number
    order_id: number
    store_id: string
    provider: Provider
    /** Whether its page must be posted to. */
    is_posted: boolean
    amount: number
    currency: string
    language_id: string
    state: BankState
    created_at: number
    decided_at: number | null
  }
  /** What shop and provider sign with. */
  payment_provider: { provider: Provider; secret: string }
  /** Notifications that were taken, each once. */
  payment_event: { provider: Provider; event_id: string; fingerprint: string; received_at: number }
  /** Notifications that the simulated bank sends later. */
  bank_delivery: { event_id: string; transaction_id: string; due_at: number }
  /** Gift cards that shall pay a part, in the order of their ids; nothing is taken from them before the purchase. */
  card_adjustment: {
    adjustment_id: GeneratedAlways<number>
    order_id: number
    account_id: number
    card_hash: string
    /** What the shopper wishes at most, and what they were last told that it pays. */
    at_most: number | null
    shown: number | null
  }
  /** A card for a purchase that does not exist yet; the latest of a shopper. */
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
  /** The time in which an unpaid order can be paid again, from the moment it was placed. */
  /**
   * `message_id` is the one mail that tells of the window, which may still be to come; null where there is nobody to
   * tell.
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
