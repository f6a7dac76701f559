import type { OrderRow } from "../orders/orderAccess.ts"
import { readDocument } from "../orders/OrderDocument.ts"
import { sendMessage } from "../outbox/sendMessage.ts"
import type { UnitOfWork } from "../storage/Storage.ts"
import type { ReturnRow } from "./returnAccess.ts"
import type { ReturnScope } from "./ReturnScope.ts"
import { returnText } from "./returnTexts.ts"

/**
 * Sends a mail to the address of the order, in the transaction of its cause; an order without an address gets none.
 */
export const sendReturnMail = async (
  work: UnitOfWork,
  { store, language, now }: ReturnScope,
  order: OrderRow,
  { rma_id }: ReturnRow,
  about: Parameters<typeof returnText>[1],
  value = "",
): Promise<void> => {
  const { email } = readDocument(order.document)
  if (email === undefined) return
  await sendMessage(work.db, {
    purpose: "paidOrder",
    storeId: store.id,
    channel: "mail",
    recipient: email,
    ...returnText(language, about, String(rma_id), String(order.order_id), value),
    now,
  })
}
