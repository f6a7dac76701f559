import type { components } from "../../../generated/orders.d.ts"
import type { StoreLanguage } from "../../stores/StoreData.ts"
import { lastAttempt } from "../../checkout/payment/paymentAttempts.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { isCancellable, isInvoiceable } from "../../order-records/orderStatus.ts"
import type { OrderRow } from "../../order-records/orderAccess.ts"
import { invoicesOf } from "../../order-documents/invoices/presentInvoice.ts"
import { orderCode } from "../orderCode.ts"
import { pickupPointOf, readDocument } from "../../order-records/OrderDocument.ts"
import { presentOrder } from "../presentOrder.ts"

type NewOrderConfirmation = components["schemas"]["NewOrderConfirmation"]

/**
 * Returns the content of the newer confirmation page: the order with its suborders, and the changes that are possible
 * now.
 */
export const newConfirmation = async (
  { storage, ports }: SandboxServices,
  order: OrderRow,
  language: StoreLanguage,
): Promise<NewOrderConfirmation> => {
  const { db } = storage
  const payment = await lastAttempt(db, order.order_id)
  const invoices = await invoicesOf(db, order.order_id)
  const open = isCancellable(order.status)
  const document = readDocument(order.document)
  const isSent = document.address !== undefined && pickupPointOf(document) === undefined
  return {
    order: await presentOrder(db, order, language, true),
    paymentStatus: payment?.state ?? "PENDING-OK",
    ...(order.guest_token === null ? {} : { guestToken: order.guest_token }),
    ticketToken: (await orderCode(db, ports, order.order_id)).ticketToken,
    actions: [
      ...(open ? ["CANCEL"] : []),
      ...(open && isSent ? ["CHANGE_ADDRESS"] : []),
      ...(isInvoiceable(order.status) && !invoices.some(({ status }) => status === "ISSUED") ? ["INVOICE"] : []),
      "TICKET",
    ],
    ...(invoices.length === 0 ? {} : { invoices: [...invoices] }),
  }
}
