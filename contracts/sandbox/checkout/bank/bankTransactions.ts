import type { Kysely, Selectable } from "kysely"
import type { SandboxPorts } from "../../platform/ports/SandboxPorts.ts"
import { newToken } from "../../platform/ports/token.ts"
import type { Database } from "../../platform/storage/Database.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import type { BankState, CheckoutTables } from "../../platform/storage/tables/CheckoutTables.ts"
import { planByName } from "../../purchase/payments/paymentPlan.ts"

export type BankTransaction = Selectable<CheckoutTables["bank_transaction"]>
type Attempt = Selectable<CheckoutTables["payment_attempt"]>

/** Store, currency, language and time of a payment. */
export interface PaymentContext {
  readonly storeId: string
  readonly currencyCode: string
  readonly languageId: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Opens a transaction at the simulated bank for an attempt whose plan has a page. */
export const openTransaction = async (
  work: UnitOfWork,
  ports: SandboxPorts,
  { storeId, currencyCode, languageId, now }: PaymentContext,
  attempt: Attempt,
): Promise<void> => {
  const { bank } = planByName(attempt.plan)
  if (bank === undefined) return
  await work.db
    .insertInto("bank_transaction")
    .values({
      transaction_id: newToken(ports, bank.provider === "acs" ? "c." : "b."),
      attempt_id: attempt.attempt_id,
      order_id: attempt.order_id,
      store_id: storeId,
      provider: bank.provider,
      is_posted: bank.isPosted ?? false,
      amount: attempt.amount,
      currency: currencyCode,
      language_id: languageId,
      state: "open",
      created_at: now,
      decided_at: null,
    })
    .execute()
}

export const transactionOf = async (
  db: Kysely<Database>,
  { attempt_id }: Pick<Attempt, "attempt_id">,
): Promise<BankTransaction | undefined> =>
  db.selectFrom("bank_transaction").selectAll().where("attempt_id", "=", attempt_id).executeTakeFirst()

export const findTransaction = async (
  db: Kysely<Database>,
  transactionId: string,
): Promise<BankTransaction | undefined> =>
  db.selectFrom("bank_transaction").selectAll().where("transaction_id", "=", transactionId).executeTakeFirst()

/** Whether it is a repayment of an order. */
export const isRepayment = async (db: Kysely<Database>, { attempt_id }: BankTransaction): Promise<boolean> =>
  (await db.selectFrom("payment_attempt").select("is_repay").where("attempt_id", "=", attempt_id).executeTakeFirst())
    ?.is_repay === true

/** Changes the state of a transaction; returns false when a concurrent call has changed it. */
export const advanceTransaction = async (
  work: UnitOfWork,
  transactionId: string,
  from: BankState,
  to: BankState,
  now: number,
): Promise<boolean> => {
  const moved = await work.db
    .updateTable("bank_transaction")
    .set({ state: to, decided_at: now })
    .where("transaction_id", "=", transactionId)
    .where("state", "=", from)
    .returning("transaction_id")
    .executeTakeFirst()
  return moved !== undefined
}

/** Cancels a payment's transactions, so that it can no longer be approved at the bank. */
export const cancelTransactions = async (work: UnitOfWork, orderId: number, now: number): Promise<void> => {
  await work.db
    .updateTable("bank_transaction")
    .set({ state: "cancelled", decided_at: now })
    .where("order_id", "=", orderId)
    .where("state", "=", "open")
    .execute()
}
