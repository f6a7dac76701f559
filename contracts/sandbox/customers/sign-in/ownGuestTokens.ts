import type { GuestOrderToken } from "../account/claimGuestOrders.ts"
import { requestSessions } from "../session/requestSessions.ts"
import type { LoginVisit } from "./LoginVisit.ts"

/** Order numbers have at most this many digits. */
const MAX_DIGITS = 15

/**
 * Returns the token of the order `orderId`, when the guest who placed it is signing in; their session is the proof.
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
