import { newToken } from "../../platform/ports/token.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { type BankTransaction, advanceTransaction } from "./bankTransactions.ts"
import { signedNotification, processNotification } from "./notify.ts"

/** When the simulated bank notifies the shop: once before the customer returns, twice, a minute later, or never. */
export const NOTIFICATION_MODES = ["once", "twice", "late", "never"] as const
export type Notice = (typeof NOTIFICATION_MODES)[number]

const LATE_NOTIFICATION_MS = 60_000

/**
 * Records the customer's decision on the page of the bank; the first decision is final. The shop learns it by the
 * notification or by polling the payment. Returns false when the transaction was already decided or cancelled.
 */
export const decideBankTransaction = async (
  services: SandboxServices,
  { transaction_id, order_id, provider }: BankTransaction,
  isApproved: boolean,
  notice: Notice,
): Promise<boolean> => {
  const { storage, ports } = services
  const now = ports.now()
  const eventId = newToken(ports, "e.")
  const decided = await storage.transaction(async (work) => {
    await work.db.selectFrom("cart").select("cart_id").where("cart_id", "=", order_id).forUpdate().executeTakeFirst()
    if (!(await advanceTransaction(work, transaction_id, "open", isApproved ? "approved" : "refused", now)))
      return undefined
    if (notice === "late" && provider !== "acs")
      await work.db
        .insertInto("bank_delivery")
        .values({ event_id: eventId, transaction_id, due_at: now + LATE_NOTIFICATION_MS })
        .execute()
    return work.db
      .selectFrom("bank_transaction")
      .selectAll()
      .where("transaction_id", "=", transaction_id)
      .executeTakeFirstOrThrow()
  })
  if (decided === undefined) return false
  if (decided.provider === "acs" || notice === "never" || notice === "late") return true
  const notification = await signedNotification(services, decided, isApproved ? "APPROVED" : "REFUSED", eventId)
  await processNotification(services, notification)
  if (notice === "twice") await processNotification(services, notification)
  return true
}
