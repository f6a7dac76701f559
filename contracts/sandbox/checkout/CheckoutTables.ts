import type { Generated, GeneratedAlways } from "kysely"
import type { PaymentState } from "./paymentPlan.ts"

export interface CheckoutTables {
  /** Every try to pay an order or cart; the last one counts. Of the card only network and last four digits are kept. */
  payment_attempt: {
    attempt_id: GeneratedAlways<number>
    order_id: number
    attempt_number: number
    plan: string
    payment_mode_id: string
    network: string
    last_digits: string
    amount: number
    state: PaymentState
    /** How often the status was asked while it was pending: the simulated bank's clock. */
    asked: Generated<number>
    error_key: string | null
    created_at: number
    decided_at: number | null
  }
}
