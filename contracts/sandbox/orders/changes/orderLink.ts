import type { StoreLanguage } from "../../catalog/StoreData.ts"
import type { SandboxServices } from "../../SandboxServices.ts"
import type { UnitOfWork } from "../../storage/Storage.ts"
import type { OrderRow } from "../orderAccess.ts"

/**
 * The address of a page about an order, for a mail. A guest's carries the token of the order, so that it opens on any
 * device; an account's asks for its own way in.
 */
export const orderLink = async (
  work: UnitOfWork,
  { shopUrl, stores }: SandboxServices,
  order: OrderRow,
  language: StoreLanguage,
  page: "confirmation" | "repayment",
): Promise<string> => {
  const store = await stores.require(order.store_id)
  const place = store.languages[0]?.id === language.id ? store.id : `${store.id}/${language.id}`
  const query = new URLSearchParams({
    orderId: String(order.order_id),
    ...((await isGuestOrder(work, order)) ? { guestToken: order.guest_token ?? "" } : {}),
  })
  return `${shopUrl()}/${place}/${page}?${query.toString()}`
}

/** Whether nobody has taken the order into an account: then its token is how its shopper comes back. */
const isGuestOrder = async ({ db }: UnitOfWork, { guest_token, user_id }: OrderRow): Promise<boolean> =>
  guest_token !== null &&
  (await db.selectFrom("customer").select("kind").where("user_id", "=", user_id).executeTakeFirst())?.kind === "guest"
