import type { StoreLanguage } from "../stores/StoreData.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../platform/storage/Storage.ts"
import type { OrderRow } from "./orderAccess.ts"

/**
 * Returns the address of an order page for a mail. A guest's link carries the order's token, so that it opens on any
 * device; an account's link requires signing in.
 */
export const orderLink = async (
  work: UnitOfWork,
  { shopUrl, stores }: SandboxServices,
  order: OrderRow,
  language: StoreLanguage,
  page: "order" | "repayment",
): Promise<string> => {
  const store = await stores.require(order.store_id)
  const place = store.languages[0]?.id === language.id ? store.id : `${store.id}/${language.id}`
  const token = (await isGuestOrder(work, order)) ? { guestToken: order.guest_token ?? "" } : {}
  const path = page === "order" ? `orders/${order.order_id}` : page
  const query = new URLSearchParams({ ...(page === "order" ? {} : { orderId: String(order.order_id) }), ...token })
  return `${shopUrl()}/${place}/${path}${query.size === 0 ? "" : `?${query.toString()}`}`
}

/** Whether no account owns the order: its token is then the only access. */
const isGuestOrder = async ({ db }: UnitOfWork, { guest_token, user_id }: OrderRow): Promise<boolean> =>
  guest_token !== null &&
  (await db.selectFrom("customer").select("kind").where("user_id", "=", user_id).executeTakeFirst())?.kind === "guest"
