import type { Kysely, Selectable } from "kysely"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { Database } from "../../platform/storage/Database.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { cancelTransactions, openTransaction, type PaymentContext } from "../bank/bankTransactions.ts"
import type { CheckoutTables, PaymentState } from "../../platform/storage/tables/CheckoutTables.ts"
import { expiryOf, isUndecided, type PaymentPlan } from "../../purchase/payments/paymentPlan.ts"

export type PaymentAttempt = Selectable<CheckoutTables["payment_attempt"]>

/** A later submission replaced this one before it was decided. */
const SUPERSEDED = "_ERR_PAYMENT_SUPERSEDED"

/** The last attempt to pay an order or cart; undefined when there is none. */
export const lastAttempt = async (db: Kysely<Database>, orderId: number): Promise<PaymentAttempt | undefined> =>
  db
    .selectFrom("payment_attempt")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("attempt_number", "desc")
    .limit(1)
    .executeTakeFirst()

/** The last repayment of an order; undefined when there is none. */
export const lastRepay = async (db: Kysely<Database>, orderId: number): Promise<PaymentAttempt | undefined> =>
  db
    .selectFrom("payment_attempt")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("is_repay", "=", true)
    .orderBy("attempt_number", "desc")
    .limit(1)
    .executeTakeFirst()

export interface NewAttempt {
  readonly orderId: number
  readonly plan: PaymentPlan
  readonly state: PaymentState
  readonly errorKey?: string | undefined
  readonly methodId: string
  readonly network?: string | undefined
  readonly lastDigits?: string | undefined
  readonly amount: number
  readonly isRepay?: boolean
  readonly rounds?: number
  /** When it is finally refused, if the plan has no deadline of its own. */
  readonly expiresAt?: number
}

/** Records an attempt on a locked cart or order. Ends an undecided earlier one, also at the bank. */
export const recordAttempt = async (
  work: UnitOfWork,
  { ports }: SandboxServices,
  paymentContext: PaymentContext,
  attempt: NewAttempt,
): Promise<PaymentAttempt> => {
  const { orderId, plan, state } = attempt
  const { now } = paymentContext
  await work.db
    .updateTable("payment_attempt")
    .set({ state: "NOOK", error_key: SUPERSEDED, decided_at: now, expires_at: null })
    .where("order_id", "=", orderId)
    .where("state", "not in", ["OK", "NOOK"])
    .execute()
  await cancelTransactions(work, orderId, now)
  const before = await lastAttempt(work.db, orderId)
  const recorded = await work.db
    .insertInto("payment_attempt")
    .values({
      order_id: orderId,
      attempt_number: (before?.attempt_number ?? 0) + 1,
      plan: plan.name,
      payment_mode_id: attempt.methodId,
      network: attempt.network ?? "",
      last_digits: attempt.lastDigits ?? "",
      amount: attempt.amount,
      state,
      error_key: state === "NOOK" ? (attempt.errorKey ?? null) : null,
      created_at: now,
      decided_at: isUndecided(state) ? null : now,
      expires_at: isUndecided(state) ? (attempt.expiresAt ?? expiryOf(plan, now)) : null,
      is_repay: attempt.isRepay ?? false,
      rounds: attempt.rounds ?? 0,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (isUndecided(state)) await openTransaction(work, ports, paymentContext, recorded)
  return recorded
}
