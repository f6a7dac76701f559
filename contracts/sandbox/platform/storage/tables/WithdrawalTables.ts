import type { GeneratedAlways } from "kysely"

export interface WithdrawalTables {
  /** A statement of withdrawal, apart from returns. Its lines exist only when it is verified. */
  withdrawal: {
    withdrawal_id: GeneratedAlways<number>
    store_id: string
    /** The customer's order; null when the statement is not verified. */
    order_id: number | null
    /** As stated. */
    order_reference: string
    name: string
    email: string
    statement: string | null
    is_verified: boolean
    /** The Idempotency-Key: the same statement is stored once. */
    attempt_key: string | null
    /** Hash of the statement, for a reused key. */
    fingerprint: string
    received_at: number
  }
  withdrawal_line: { withdrawal_id: number; line_id: number; quantity: number }
}
