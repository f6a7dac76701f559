import type { Kysely, Selectable } from "kysely"
import { notFound, sessionMissing } from "../platform/http/Refused.ts"
import { sameSecret } from "../platform/ports/sameSecret.ts"
import type { Principal } from "../platform/http/Principal.ts"
import type { Database } from "../platform/storage/Database.ts"
import type { OrderTables } from "../platform/storage/tables/OrderTables.ts"

export type OrderRow = Selectable<OrderTables["customer_order"]>

/** Proof that an order belongs to the caller: the session of the purchase, or a guest's token. */
export interface OrderClaim {
  readonly storeId: string
  readonly orderId: string
  readonly principal?: Principal | undefined
  readonly guestToken?: string | undefined
}

/**
 * Returns an order that the caller may see. Another customer's order, a wrong token and an unknown order all fail with
 * the same 404 (F117).
 */
export const requireOrder = async (db: Kysely<Database>, claim: OrderClaim): Promise<OrderRow> => {
  const order = await db
    .selectFrom("customer_order")
    .selectAll()
    .where("order_id", "=", Number(claim.orderId))
    .where("store_id", "=", claim.storeId)
    .executeTakeFirst()
  if (order === undefined || !isClaimed(order, claim)) throw orderNotFound(claim.orderId)
  return order
}

/**
 * Fails with 401 when a caller has neither a valid session nor a token: an expired session must be refreshed, which a
 * 404 would not trigger.
 */
export const requireAnyClaim = ({ principal, guestToken }: Pick<OrderClaim, "principal" | "guestToken">): void => {
  if (principal === undefined && guestToken === undefined) throw sessionMissing()
}

/** Whether a claim matches the owner and token of an order or cart. */
export const isClaimed = (
  { user_id, guest_token }: { readonly user_id: number; readonly guest_token: string | null },
  { principal, guestToken }: Pick<OrderClaim, "principal" | "guestToken">,
): boolean => (principal !== undefined && Number(principal.userId) === user_id) || sameSecret(guest_token, guestToken)

export const orderNotFound = (orderId: string) => notFound("There is no such order.", orderId)
