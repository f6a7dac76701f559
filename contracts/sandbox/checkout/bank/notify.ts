import { createHmac } from "node:crypto"
import type { Kysely } from "kysely"
import type { components } from "../../../generated/checkout.d.ts"
import { forbidden, notAcceptable, notFound, refused } from "../../platform/http/Refused.ts"
import type { SandboxPorts } from "../../platform/ports/SandboxPorts.ts"
import { requireSecret } from "../../platform/ports/requireSecret.ts"
import { sameSecret } from "../../platform/ports/sameSecret.ts"
import { newToken, tokenHash } from "../../platform/ports/token.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { Database } from "../../platform/storage/Database.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { type BankTransaction, findTransaction, advanceTransaction } from "./bankTransactions.ts"
import { lastAttempt } from "../payment/paymentAttempts.ts"
import { isUndecided } from "../../purchase/payments/paymentPlan.ts"
import type { Provider } from "../../platform/storage/tables/CheckoutTables.ts"
import { pollBank } from "../payment/settlePayment.ts"

export type WireNotification = components["schemas"]["PaymentNotification"]
type Receipt = components["schemas"]["NotificationReceipt"]

/** Providers that send notifications; the card bank's page does not. */
const NOTIFYING_PROVIDERS: readonly Provider[] = ["bank", "ideal", "klarna", "alipay", "wechat", "cash", "nicepay"]

/** The HMAC of a notification with the provider's secret, as the contract describes it. */
const signatureOf = (
  secret: string,
  { eventId, transactionId, orderId, outcome, amount, currencyCode }: WireNotification,
): string =>
  createHmac("sha256", secret)
    .update([eventId, transactionId, orderId, outcome, amount, currencyCode].map((part) => `${part}\n`).join(""))
    .digest("hex")

const secretOf = async (db: Kysely<Database>, ports: SandboxPorts, provider: Provider): Promise<string> => {
  await db
    .insertInto("payment_provider")
    .values({ provider, secret: newToken(ports) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { secret } = await db
    .selectFrom("payment_provider")
    .select("secret")
    .where("provider", "=", provider)
    .executeTakeFirstOrThrow()
  return requireSecret(
    secret,
    `The secret of the payment provider ${provider}`,
    "Put a random one into payment_provider.",
  )
}

/** The bank's notification about a transaction, with its signature. */
export const signedNotification = async (
  { storage, ports }: SandboxServices,
  transaction: BankTransaction,
  outcome: WireNotification["outcome"],
  eventId: string,
) => {
  const body: WireNotification = {
    eventId,
    transactionId: transaction.transaction_id,
    orderId: String(transaction.order_id),
    outcome,
    amount: transaction.amount,
    currencyCode: transaction.currency,
  }
  return {
    storeId: transaction.store_id,
    provider: transaction.provider,
    signature: signatureOf(await secretOf(storage.db, ports, transaction.provider), body),
    body,
  }
}

export interface ReceivedNotification {
  readonly storeId: string
  readonly provider: string
  readonly signature: string
  readonly body: WireNotification
}

/**
 * Processes a provider's notification: authenticated by its signature, each event once, and never against a final
 * state.
 *
 * Fails with 403 for a wrong signature, 404 for a transaction of another provider, 422 for a different amount, 409 for
 * an event id that was used with other content.
 */
export const processNotification = async (
  services: SandboxServices,
  { storeId, provider, signature, body }: ReceivedNotification,
): Promise<Receipt> => {
  const { storage, ports } = services
  const known = NOTIFYING_PROVIDERS.find((one) => one === provider)
  if (known === undefined) throw notFound("There is no such payment provider.", provider)
  const expected = signatureOf(await secretOf(storage.db, ports, known), body)
  if (!sameSecret(expected, signature)) throw forbidden("The notification is not signed by this provider.")
  return storage.transaction(async (work) => {
    if (!(await isNewEvent(work, known, body, ports.now()))) return { effect: "repeated" }
    const transaction = await findTransaction(work.db, body.transactionId)
    if (
      transaction === undefined ||
      transaction.provider !== known ||
      transaction.store_id !== storeId ||
      String(transaction.order_id) !== body.orderId
    ) {
      throw notFound("There is no such payment.", body.transactionId)
    }
    if (transaction.amount !== body.amount || transaction.currency !== body.currencyCode) {
      throw notAcceptable("_ERR_AMOUNT_MISMATCH", "The amount is not what was asked for.", [
        { field: "amount", rule: "equal", message: "Another amount or currency was asked for." },
      ])
    }
    return {
      effect: (await applyDecision(work, services, transaction, body.outcome === "APPROVED")) ? "settled" : "ignored",
    }
  })
}

const isNewEvent = async (
  work: UnitOfWork,
  provider: Provider,
  body: WireNotification,
  now: number,
): Promise<boolean> => {
  const fingerprint = tokenHash(
    JSON.stringify([body.transactionId, body.orderId, body.outcome, body.amount, body.currencyCode]),
  )
  const taken = await work.db
    .insertInto("payment_event")
    .values({ provider, event_id: body.eventId, fingerprint, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("event_id")
    .executeTakeFirst()
  if (taken !== undefined) return true
  const first = await work.db
    .selectFrom("payment_event")
    .select("fingerprint")
    .where("provider", "=", provider)
    .where("event_id", "=", body.eventId)
    .executeTakeFirstOrThrow()
  if (first.fingerprint !== fingerprint)
    throw refused("_ERR_EVENT_REUSED", "This event said something else before.", [body.eventId])
  return false
}

/** Stores the decision and settles its payment. Returns whether the payment was still unsettled. */
const applyDecision = async (
  work: UnitOfWork,
  services: SandboxServices,
  { transaction_id, order_id, attempt_id }: BankTransaction,
  isApproved: boolean,
): Promise<boolean> => {
  const cart = await work.db
    .selectFrom("cart")
    .selectAll()
    .where("cart_id", "=", order_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await advanceTransaction(work, transaction_id, "open", isApproved ? "approved" : "refused", services.ports.now())
  const attempt = await lastAttempt(work.db, order_id)
  if (attempt === undefined || attempt.attempt_id !== attempt_id || !isUndecided(attempt.state)) return false
  const polled = await pollBank(work, services, cart)
  return polled !== undefined && !isUndecided(polled.state)
}

/** Processes the store's delayed notifications that are due. */
export const sendDueNotifications = async (services: SandboxServices, storeId: string): Promise<void> => {
  const due = await services.storage.db
    .deleteFrom("bank_delivery")
    .where("due_at", "<=", services.ports.now())
    .where("transaction_id", "in", ({ selectFrom }) =>
      selectFrom("bank_transaction").select("transaction_id").where("store_id", "=", storeId),
    )
    .returning(["event_id", "transaction_id"])
    .execute()
  for (const { event_id, transaction_id } of due) {
    const transaction = await findTransaction(services.storage.db, transaction_id)
    if (transaction === undefined || (transaction.state !== "approved" && transaction.state !== "refused")) continue
    await processNotification(
      services,
      await signedNotification(
        services,
        transaction,
        transaction.state === "approved" ? "APPROVED" : "REFUSED",
        event_id,
      ),
    )
  }
}
