import type { Kysely, Selectable } from "kysely"
import type { components } from "../../../generated/checkout.d.ts"
import type { Database } from "../../platform/storage/Database.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import type { CheckoutTables } from "../../platform/storage/tables/CheckoutTables.ts"
import { lastAttempt } from "../payment/paymentAttempts.ts"
import { awaitsCustomer } from "../../purchase/payments/paymentPlan.ts"

export type RepayWindow = Selectable<CheckoutTables["order_repay"]>

/** Limits for paying an unpaid order again. */
const MAX_REPAY_ATTEMPTS = 3
const REPAY_MS = 1_800_000

/** Opens the period in which an order that was placed unpaid can be paid again. */
export const openRepay = async (work: UnitOfWork, orderId: number, now: number): Promise<RepayWindow> =>
  work.db
    .insertInto("order_repay")
    .values({ order_id: orderId, repay_start: now, ends_at: now + REPAY_MS, max_attempts: MAX_REPAY_ATTEMPTS })
    .returningAll()
    .executeTakeFirstOrThrow()

export const readRepay = async (db: Kysely<Database>, orderId: number): Promise<RepayWindow | undefined> =>
  db.selectFrom("order_repay").selectAll().where("order_id", "=", orderId).executeTakeFirst()

export const isRepayOpen = ({ ends_at, used, max_attempts }: RepayWindow, now: number): boolean =>
  now < ends_at && used < max_attempts

/** Counts one attempt of a locked order and returns the updated window. */
export const countRepay = async (work: UnitOfWork, orderId: number): Promise<RepayWindow | undefined> =>
  work.db
    .updateTable("order_repay")
    .set(({ eb }) => ({ used: eb("used", "+", 1) }))
    .where("order_id", "=", orderId)
    .whereRef("used", "<", "max_attempts")
    .returningAll()
    .executeTakeFirst()

/** Closes the window and cancels a reminder that was not sent yet. */
export const endRepay = async (work: UnitOfWork, orderId: number, now: number): Promise<void> => {
  const ended = await work.db
    .deleteFrom("order_repay")
    .where("order_id", "=", orderId)
    .returning("message_id")
    .executeTakeFirst()
  if (ended === undefined || ended.message_id === null) return
  await work.db.deleteFrom("message").where("message_id", "=", ended.message_id).where("sent_at", ">", now).execute()
}

/**
 * Whether and until when an unpaid order can be paid again; undefined for one that is paid or was never repayable.
 * Expired orders are cancelled before they are read.
 */
export const repayInfo = async (
  db: Kysely<Database>,
  { order_id, status }: { readonly order_id: number; readonly status: string },
): Promise<components["schemas"]["RepayInfo"] | undefined> => {
  const window = status === "PENDING" ? await readRepay(db, order_id) : undefined
  if (window === undefined) return undefined
  const state = (await lastAttempt(db, order_id))?.state
  return {
    isRepayable: window.used < window.max_attempts && state !== undefined && awaitsCustomer(state),
    maxRepayAttempts: window.max_attempts,
    repayStart: new Date(window.repay_start).toISOString(),
    duration: (window.ends_at - window.repay_start) / 1_000,
  }
}
