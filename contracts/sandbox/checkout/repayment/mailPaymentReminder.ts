import type { StoreLanguage } from "../../stores/StoreData.ts"
import { Refused } from "../../platform/http/Refused.ts"
import { orderLink } from "../../order-records/orderLink.ts"
import { readDocument } from "../../order-records/OrderDocument.ts"
import { orderTexts } from "../../order-records/orderTexts.ts"
import { sendMessage } from "../../platform/outbox/sendMessage.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import type { RepayWindow } from "./repayWindow.ts"
import { storeZone } from "../../stores/storeCalendar.ts"

/** Most customers return from a bank's page before this. */
const BANK_PAGE_GRACE_MS = 600_000

/**
 * Mails the customer once how long an unpaid order is reserved, with the link to its payment page: at once when it was
 * placed unpaid, delayed when the customer was sent to a bank. The mail is cancelled when the order is paid or
 * cancelled before. The address of an unpaid order is unverified: beyond the limits of such mails the order is placed
 * without one.
 */
export const mailPaymentReminder = async (
  work: UnitOfWork,
  services: SandboxServices,
  { order_id, repay_start, ends_at }: RepayWindow,
  language: StoreLanguage,
  isImmediate: boolean,
): Promise<void> => {
  const order = await work.db
    .selectFrom("customer_order")
    .selectAll()
    .where("order_id", "=", order_id)
    .executeTakeFirstOrThrow()
  const { email } = readDocument(order.document)
  if (email === undefined) return
  const store = await services.stores.require(order.store_id)
  const until = new Intl.DateTimeFormat(`${language.tag}-u-ca-gregory-nu-latn`, {
    timeZone: storeZone(store.countryCode),
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(ends_at)
  const { subject, text } = orderTexts(language.tag).mail("orders.unpaid", { orderId: String(order_id), until })
  const link = await orderLink(work, services, order, language, "repayment")
  const message = {
    purpose: "unpaidOrder",
    storeId: store.id,
    channel: "mail",
    recipient: email,
    subject,
    text: `${text}\n\n${link}`,
    now: isImmediate ? repay_start : repay_start + BANK_PAGE_GRACE_MS,
  } as const
  const message_id = await sendMessage(work.db, message).catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error
    services.ports.log({
      level: "warn",
      message: "An unpaid order was placed without its mail: too many went to this address or came from this source.",
      detail: { orderId: String(order_id) },
    })
    return undefined
  })
  if (message_id === undefined) return
  await work.db.updateTable("order_repay").set({ message_id }).where("order_id", "=", order_id).execute()
}

/** Sends a delayed reminder at once after the bank has refused. A reminder that was sent is not repeated. */
export const sendPaymentReminderNow = async (
  work: UnitOfWork,
  { message_id }: RepayWindow,
  now: number,
): Promise<void> => {
  if (message_id !== null)
    await work.db
      .updateTable("message")
      .set({ sent_at: now })
      .where("message_id", "=", message_id)
      .where("sent_at", ">", now)
      .execute()
}
