import type { Kysely } from "kysely"
import type { components } from "../../../generated/checkout.d.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { Database } from "../../platform/storage/Database.ts"
import { type BankTransaction, transactionOf } from "../bank/bankTransactions.ts"
import type { PaymentAttempt } from "./paymentAttempts.ts"
import { isUndecided, planByName } from "../../purchase/payments/paymentPlan.ts"
import { repayInfo } from "../repayment/repayWindow.ts"

export type WirePaymentStatus = components["schemas"]["PaymentStatus"]
type RedirectContext = components["schemas"]["RedirectContext"]

/** An attempt in the format of the contract, with the guest's token once the order exists. */
export const presentAttempt = async (
  db: Kysely<Database>,
  { providers }: SandboxServices,
  attempt: PaymentAttempt,
): Promise<WirePaymentStatus> => {
  const { order_id, state, error_key } = attempt
  const order = await db
    .selectFrom("customer_order")
    .select(["order_id", "guest_token", "status"])
    .where("order_id", "=", order_id)
    .executeTakeFirst()
  const guestToken = order?.guest_token ?? undefined
  const transaction = isUndecided(state) ? await transactionOf(db, attempt) : undefined
  const repay = order === undefined ? undefined : await repayInfo(db, order)
  return {
    orderId: String(order_id),
    paymentStatus: state,
    ...(error_key === null ? {} : { errorKey: error_key, errorMessage: "The payment was refused." }),
    ...(transaction === undefined ? {} : contextOf(providers.url(), attempt, transaction)),
    ...(repay === undefined ? {} : { repayInfo: repay }),
    ...(guestToken === undefined ? {} : { guestToken }),
  }
}

const contextOf = (
  providers: string,
  attempt: PaymentAttempt,
  transaction: BankTransaction,
): Partial<WirePaymentStatus> => {
  const { provider, transaction_id, state } = transaction
  const url = `${providers}/sandbox/${provider === "acs" ? "acs" : "bank"}/${transaction_id}`
  if (provider === "acs")
    return {
      challengeContext: {
        url,
        method: "GET",
        transactionId: transaction_id,
        ...(state === "approved" ? { isAnswered: true } : {}),
      },
    }
  if (provider === "alipay" || provider === "wechat" || provider === "cash") {
    return {
      qr: { provider, payload: url, expiresAt: new Date(attempt.expires_at ?? transaction.created_at).toISOString() },
    }
  }
  return { redirectContext: redirectTo(url, attempt, transaction) }
}

const redirectTo = (
  url: string,
  { plan, order_id }: PaymentAttempt,
  { is_posted, amount, currency }: BankTransaction,
): RedirectContext => ({
  url,
  ...(is_posted
    ? { method: "POST", paymentParameters: { reference: String(order_id), amount: String(amount), currency } }
    : { method: "GET" }),
  ...(planByName(plan).bank?.opensTab === true ? { new_tab: true } : {}),
})
