import type { GuestOrderToken } from "../account/claimGuestOrders.ts"
import { requestSessions } from "../session/requestSessions.ts"
import type { LoginVisit } from "./LoginVisit.ts"

/** Longer numbers are no order's. */
const MAX_DIGITS = 15

/**
 * The token of the order that `orderId` names, where the guest who placed it is the one who signs in now: their session
 * proves it.
 */
export const ownGuestTokens = async ({
  services,
  request,
  store,
  parameters,
}: LoginVisit): Promise<GuestOrderToken[]> => {
  const { storage, ports } = services
  const orderId = parameters.get("orderId")
  if (orderId === undefined || orderId.length > MAX_DIGITS) return []
  const guest = (await requestSessions(storage.db, request, store.id, ports.now())).find(({ kind }) => kind === "guest")
  if (guest === undefined) return []
  const order = await storage.db
    .selectFrom("customer_order")
    .select("guest_token")
    .where("order_id", "=", Number(orderId))
    .where("store_id", "=", store.id)
    .where("user_id", "=", Number(guest.userId))
    .executeTakeFirst()
  return order?.guest_token === undefined || order.guest_token === null
    ? []
    : [{ orderId, guestToken: order.guest_token }]
}
