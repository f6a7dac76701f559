import { sql } from "kysely"
import type { CartRow } from "../../cart/CartScope.ts"
import { issueGiftCards } from "../../purchase/gift-cards/issueGiftCards.ts"
import { issueWantedInvoice } from "../../order-documents/invoices/issueWantedInvoice.ts"
import { setStatus } from "../../order-records/setStatus.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { cancelTransactions, transactionOf } from "../bank/bankTransactions.ts"
import { sendPaymentReminderNow } from "../repayment/mailPaymentReminder.ts"
import { lastAttempt, type PaymentAttempt, recordAttempt } from "./paymentAttempts.ts"
import { isUndecided, planByName, type PaymentPlan, stateAfter, UNPAID } from "../../purchase/payments/paymentPlan.ts"
import { countRepay, endRepay, isRepayOpen, readRepay, type RepayWindow } from "../repayment/repayWindow.ts"
import { undoOrder } from "../undoOrder.ts"

const EXPIRED = "_ERR_PAYMENT_EXPIRED"
const CHALLENGE_REFUSED = "_ERR_CHALLENGE_REFUSED"

/** The final result of a payment; the first result is kept (F90). */
export type Outcome = { readonly state: "OK" } | { readonly state: "NOOK"; readonly errorKey: string | undefined }

/** Polls the simulated bank on a locked cart or order, and applies the result. */
export const pollBank = async (
  work: UnitOfWork,
  services: SandboxServices,
  cart: CartRow,
): Promise<PaymentAttempt | undefined> => {
  const attempt = await lastAttempt(work.db, cart.cart_id)
  if (attempt === undefined || !isUndecided(attempt.state)) return attempt
  const plan = planByName(attempt.plan)
  const outcome = (await decided(work, attempt, plan)) ?? expiredOutcome(attempt, services.ports.now())
  if (outcome !== undefined) return settle(work, services, cart, attempt, outcome)
  const state = stateAfter(plan, attempt.asked + 1)
  if (state === "OK") return settle(work, services, cart, attempt, { state })
  if (state === "NOOK") return settle(work, services, cart, attempt, { state, errorKey: plan.errorKey })
  return work.db
    .updateTable("payment_attempt")
    .set({ asked: sql`asked + 1` })
    .where("attempt_id", "=", attempt.attempt_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The decision on the bank's page. An approved challenge decides nothing yet: the submission with its result does. */
const decided = async (work: UnitOfWork, attempt: PaymentAttempt, plan: PaymentPlan): Promise<Outcome | undefined> => {
  const state = (await transactionOf(work.db, attempt))?.state
  if (state === "refused")
    return { state: "NOOK", errorKey: attempt.state === "CHALLENGE" ? CHALLENGE_REFUSED : plan.errorKey }
  return state === "approved" && attempt.state !== "CHALLENGE" ? { state: "OK" } : undefined
}

const expiredOutcome = ({ expires_at }: PaymentAttempt, now: number): Outcome | undefined =>
  expires_at !== null && now >= expires_at ? { state: "NOOK", errorKey: EXPIRED } : undefined

/** Settles an undecided payment of a locked cart or order. A refusal cancels the order, unless it can be paid again. */
export const settle = async (
  work: UnitOfWork,
  services: SandboxServices,
  cart: CartRow,
  attempt: PaymentAttempt,
  outcome: Outcome,
): Promise<PaymentAttempt> => {
  const now = services.ports.now()
  const settled = await work.db
    .updateTable("payment_attempt")
    .set({
      state: outcome.state,
      asked: sql`asked + 1`,
      error_key: outcome.state === "NOOK" ? (outcome.errorKey ?? null) : null,
      decided_at: now,
      expires_at: null,
    })
    .where("attempt_id", "=", attempt.attempt_id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await cancelTransactions(work, cart.cart_id, now)
  if (cart.state !== "ordered") return settled
  if (outcome.state === "OK") await markPaid(work, services, cart.cart_id)
  else await expireOrWait(work, services, cart, attempt)
  return settled
}

export const markPaid = async (work: UnitOfWork, services: SandboxServices, orderId: number): Promise<void> => {
  const order = await work.db
    .selectFrom("customer_order")
    .selectAll()
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow()
  await setStatus(work, services, order, "PAID")
  await issueGiftCards(work, services, orderId)
  await issueWantedInvoice(work, services, orderId)
  await endRepay(work, orderId, services.ports.now())
}

/** Ends the payment of a locked order that was closed otherwise, also at the bank. */
export const abandonPayment = async (
  work: UnitOfWork,
  orderId: number,
  errorKey: string,
  now: number,
): Promise<void> => {
  await work.db
    .updateTable("payment_attempt")
    .set({ state: "NOOK", error_key: errorKey, decided_at: now, expires_at: null })
    .where("order_id", "=", orderId)
    .where("state", "not in", ["OK", "NOOK"])
    .execute()
  await cancelTransactions(work, orderId, now)
  await endRepay(work, orderId, now)
}

/** After a refusal: waits if the order can be paid again, otherwise undoes it. */
export const expireOrWait = async (
  work: UnitOfWork,
  services: SandboxServices,
  cart: CartRow,
  refused: PaymentAttempt,
): Promise<void> => {
  const now = services.ports.now()
  const window = await windowAfter(work, refused)
  if (window === undefined || !isRepayOpen(window, now)) {
    await endRepay(work, cart.cart_id, now)
    return undoOrder(work, services, cart)
  }
  await sendPaymentReminderNow(work, window, now)
  const store = await services.stores.require(cart.store_id)
  const languageId = (await transactionOf(work.db, refused))?.language_id ?? store.language(undefined).id
  const paymentContext = { storeId: store.id, currencyCode: store.currencyCode, languageId, now }
  await recordAttempt(work, services, paymentContext, {
    orderId: cart.cart_id,
    plan: UNPAID,
    state: UNPAID.first,
    methodId: refused.payment_mode_id,
    amount: refused.amount,
    expiresAt: window.ends_at,
  })
}

/** The repay window after a refusal. The refusal of an order in state REPAY counts as an attempt. */
const windowAfter = async (
  work: UnitOfWork,
  { order_id, is_repay, state }: PaymentAttempt,
): Promise<RepayWindow | undefined> => {
  if (is_repay) return readRepay(work.db, order_id)
  return state === "REPAY" ? countRepay(work, order_id) : undefined
}
