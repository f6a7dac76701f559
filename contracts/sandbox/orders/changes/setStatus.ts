import { sendMessage } from "../../outbox/sendMessage.ts"
import type { SandboxServices } from "../../SandboxServices.ts"
import type { Work } from "../../storage/Storage.ts"
import type { OrderRow } from "../orderAccess.ts"
import { readDocument } from "../OrderDocument.ts"
import type { OrderStatus } from "../OrderTables.ts"
import { statusMail } from "../texts/statusMail.ts"

/** Brings a locked order into a state, keeps the moment and tells the shopper by mail. */
export const setStatus = async (work: Work, { ports, stores }: SandboxServices, order: OrderRow, status: OrderStatus): Promise<OrderRow> => {
  const now = ports.now()
  await work.db.updateTable("customer_order").set({ status }).where("order_id", "=", order.order_id).execute()
  await work.db.insertInto("order_status_change").values({ order_id: order.order_id, status, changed_at: now }).execute()
  const { email } = readDocument(order.document)
  const language = (await stores.require(order.store_id)).language(undefined)
  const mail = statusMail(language.code, status, String(order.order_id))
  if (email !== undefined && mail !== undefined) await sendMessage(work.db, { storeId: order.store_id, channel: "mail", recipient: email, ...mail, now })
  return { ...order, status }
}
