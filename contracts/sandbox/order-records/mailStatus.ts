import type { StoreLanguage } from "../stores/StoreData.ts"
import { sendMessage } from "../platform/outbox/sendMessage.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../platform/storage/Storage.ts"
import { Refused } from "../platform/http/Refused.ts"
import type { OrderRow } from "./orderAccess.ts"
import { pickupPointOf, readDocument } from "./OrderDocument.ts"
import { wasPaid } from "./wasPaid.ts"
import { statusMail } from "./statusMail.ts"
import { orderLink } from "./orderLink.ts"

interface MailStatusOptions {
  /** The store's first language when absent. */
  readonly language?: StoreLanguage
  /** Whether it was paid before. */
  readonly wasPaid?: boolean
}

/** Mails the customer the new status of an order with a link to its page, in the transaction of the change. */
export const mailStatus = async (
  work: UnitOfWork,
  services: SandboxServices,
  order: OrderRow,
  { language, wasPaid: wasPaidBefore = true }: MailStatusOptions = {},
): Promise<void> => {
  const document = readDocument(order.document)
  const { email } = document
  const store = await services.stores.require(order.store_id)
  const spoken = language ?? store.language(undefined)
  const mail = statusMail(spoken.tag, order.status, {
    orderId: String(order.order_id),
    isCollected: pickupPointOf(document) !== undefined,
    wasPaid: wasPaidBefore,
  })
  if (email === undefined || mail === undefined) return
  const isPaid = await wasPaid(work.db, order)
  const message = {
    purpose: isPaid ? "paidOrder" : "unpaidOrder",
    storeId: store.id,
    channel: "mail",
    recipient: email,
    subject: mail.subject,
    text: `${mail.text}\n\n${await orderLink(work, services, order, spoken, "order")}`,
    now: services.ports.now(),
  } as const
  await sendMessage(work.db, message).catch((error: unknown) => {
    if (isPaid || !(error instanceof Refused)) throw error
    services.ports.log({
      level: "warn",
      message: "An unpaid order changed without its mail: too many went to this address.",
      detail: { orderId: String(order.order_id), status: order.status },
    })
  })
}
