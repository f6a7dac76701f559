import type { Mail } from "../texts/Mail.ts"
import type { OrderStatus } from "../platform/storage/tables/OrderTables.ts"
import { orderTexts } from "./orderTexts.ts"

const MAILS = {
  PAID: "orders.paid",
  SHIPPED: "orders.shipped",
  DELIVERED: "orders.delivered",
  CANCELLED: "orders.cancelled",
  REFUNDED: "orders.refunded",
} as const

/** Mails about an order at a pickup point, where they differ. */
const PICKUP_MAILS = { ...MAILS, SHIPPED: "orders.readyToCollect", DELIVERED: "orders.collected" } as const

/** Properties of an order that its mails depend on, besides its status. */
export interface MailedOrder {
  readonly orderId: string
  readonly isCollected: boolean
  /** Whether it was paid. */
  readonly wasPaid: boolean
}

/**
 * Returns the mail for a new status of an order, to be followed by the link to it; undefined while its payment is
 * pending.
 */
export const statusMail = (
  languageTag: string,
  status: OrderStatus,
  { orderId, isCollected, wasPaid }: MailedOrder,
): Mail | undefined => {
  if (status === "PENDING") return undefined
  const texts = orderTexts(languageTag)
  const mail = texts.mail((isCollected ? PICKUP_MAILS : MAILS)[status], { orderId })
  return status === "CANCELLED" && !wasPaid ? { ...mail, text: texts("orders.cancelledUnpaid", { orderId }) } : mail
}
