import type { OrderRow } from "../order-records/orderAccess.ts"
import { readDocument } from "../order-records/OrderDocument.ts"
import { sendMessage } from "../platform/outbox/sendMessage.ts"
import type { UnitOfWork } from "../platform/storage/Storage.ts"
import type { ReturnRow } from "./returnAccess.ts"
import type { ReturnScope } from "./ReturnScope.ts"
import { returnTexts } from "./returnTexts.ts"

/**
 * Sends a mail to the address of the order, in the transaction of its cause; an order without an address gets none.
 */
export const sendReturnMail = async (
  work: UnitOfWork,
  { store, language, now }: ReturnScope,
  order: OrderRow,
  { rma_id }: ReturnRow,
  about: "requested" | "cancelled" | "refunded" | "refused",
  parameters: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const { email } = readDocument(order.document)
  if (email === undefined) return
  await sendMessage(work.db, {
    purpose: "paidOrder",
    storeId: store.id,
    channel: "mail",
    recipient: email,
    ...returnTexts(language.tag).mail(`returns.${about}`, {
      returnId: String(rma_id),
      orderId: String(order.order_id),
      ...parameters,
    }),
    now,
  })
}
