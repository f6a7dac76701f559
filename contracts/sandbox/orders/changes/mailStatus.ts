import type { StoreLanguage } from "../../catalog/StoreData.ts"
import { sendMessage } from "../../outbox/sendMessage.ts"
import type { SandboxServices } from "../../SandboxServices.ts"
import type { Work } from "../../storage/Storage.ts"
import type { OrderRow } from "../orderAccess.ts"
import { readDocument } from "../OrderDocument.ts"
import { statusMail } from "../texts/statusMail.ts"

/**
 * Tells the shopper by mail into which state an order has come, in the transaction that brought it there, with the link to its
 * page. A guest's link carries the token of the order, so that it opens on any device; an account's asks for its own way in.
 */
export const mailStatus = async (work: Work, { ports, publicUrl, stores }: SandboxServices, order: OrderRow, language?: StoreLanguage): Promise<void> => {
  const { email } = readDocument(order.document)
  const store = await stores.require(order.store_id)
  const spoken = language ?? store.language(undefined)
  const orderId = String(order.order_id)
  const mail = statusMail(spoken.code, order.status, orderId)
  if (email === undefined || mail === undefined) return
  const place = store.languages[0]?.id === spoken.id ? store.id : `${store.id}/${spoken.id}`
  const query = new URLSearchParams({ orderId, ...((await isGuests(work, order)) ? { guestToken: order.guest_token ?? "" } : {}) })
  await sendMessage(work.db, {
    storeId: store.id, channel: "mail", recipient: email, subject: mail.subject, text: `${mail.text}\n\n${publicUrl}/${place}/confirmation?${query.toString()}`, now: ports.now(),
  })
}

/** Whether nobody has taken the order into an account: then its token is how its shopper comes back. */
const isGuests = async ({ db }: Work, { guest_token, user_id }: OrderRow): Promise<boolean> =>
  guest_token !== null && (await db.selectFrom("customer").select("kind").where("user_id", "=", user_id).executeTakeFirst())?.kind === "guest"
