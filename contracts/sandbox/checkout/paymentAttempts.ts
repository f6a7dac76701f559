import { type Kysely, type Selectable, sql } from "kysely"
import type { components } from "../../generated/checkout.d.ts"
import type { CartRow } from "../cart/CartScope.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import type { Database } from "../storage/Database.ts"
import type { Work } from "../storage/Storage.ts"
import type { CheckoutTables } from "./CheckoutTables.ts"
import { CARD_MODE } from "./paymentMethods.ts"
import { type PaymentState, planByName, stateAfter } from "./paymentPlan.ts"
import type { AcceptedCard } from "./readCard.ts"
import { undoOrder } from "./undoOrder.ts"

export type PaymentAttempt = Selectable<CheckoutTables["payment_attempt"]>
export type WirePaymentStatus = components["schemas"]["PaymentStatus"]

/** Another submission took this one's place before it was decided. */
const SUPERSEDED = "_ERR_PAYMENT_SUPERSEDED"

/** The last attempt to pay an order or cart; undefined when there was none. */
export const lastAttempt = async (db: Kysely<Database>, orderId: number): Promise<PaymentAttempt | undefined> =>
  db.selectFrom("payment_attempt").selectAll().where("order_id", "=", orderId).orderBy("attempt_number", "desc").limit(1).executeTakeFirst()

/** Records an attempt on a locked cart; an undecided one before it is over. */
export const recordAttempt = async (work: Work, orderId: number, card: AcceptedCard, amount: number, now: number): Promise<PaymentAttempt> => {
  await work.db
    .updateTable("payment_attempt")
    .set({ state: "NOOK", error_key: SUPERSEDED, decided_at: now })
    .where("order_id", "=", orderId)
    .where("state", "=", "PENDING-NOOK")
    .execute()
  const before = await lastAttempt(work.db, orderId)
  const { first, errorKey } = card.plan
  return work.db
    .insertInto("payment_attempt")
    .values({
      order_id: orderId,
      attempt_number: (before?.attempt_number ?? 0) + 1,
      plan: card.plan.name,
      payment_mode_id: CARD_MODE,
      network: card.network.id,
      last_digits: card.lastDigits,
      amount,
      state: first,
      error_key: first === "NOOK" ? (errorKey ?? null) : null,
      created_at: now,
      decided_at: isPending(first) ? null : now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Asks the simulated bank once more, on a locked cart, and does what its answer means for the order. */
export const askBank = async (work: Work, services: SandboxServices, cart: CartRow): Promise<PaymentAttempt | undefined> => {
  const attempt = await lastAttempt(work.db, cart.cart_id)
  if (attempt === undefined || !isPending(attempt.state)) return attempt
  const plan = planByName(attempt.plan)
  const state = stateAfter(plan, attempt.asked + 1)
  const isDecided = !isPending(state)
  if (isDecided && cart.state === "ordered") {
    if (state === "OK") await work.db.updateTable("customer_order").set({ status: "PAID" }).where("order_id", "=", cart.cart_id).execute()
    else await undoOrder(work, services, cart)
  }
  return work.db
    .updateTable("payment_attempt")
    .set({
      state,
      asked: sql`asked + 1`,
      error_key: state === "NOOK" ? (plan.errorKey ?? null) : null,
      ...(isDecided ? { decided_at: services.ports.now() } : {}),
    })
    .where("attempt_id", "=", attempt.attempt_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const isPending = (state: PaymentState): boolean => state === "PENDING-OK" || state === "PENDING-NOOK"

/** An attempt in the words of the contract; with the guest's token once the order exists. */
export const presentAttempt = async (db: Kysely<Database>, { order_id, state, error_key }: PaymentAttempt): Promise<WirePaymentStatus> => {
  const order = await db.selectFrom("customer_order").select("guest_token").where("order_id", "=", order_id).executeTakeFirst()
  const guestToken = order?.guest_token ?? undefined
  return {
    orderId: String(order_id),
    paymentStatus: state,
    ...(error_key === null ? {} : { errorKey: error_key, errorMessage: "The payment was refused." }),
    ...(guestToken === undefined ? {} : { guestToken }),
  }
}
