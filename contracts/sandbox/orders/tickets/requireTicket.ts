import type { Kysely } from "kysely"
import { sqlKeyword } from "../../platform/storage/sqlKeyword.ts"
import { invalidField } from "../../platform/http/Refused.ts"
import { sameSecret } from "../../platform/ports/sameSecret.ts"
import type { Principal } from "../../platform/http/Principal.ts"
import type { Database } from "../../platform/storage/Database.ts"
import { orderNotFound, type OrderRow, requireAnyClaim, requireOrder } from "../../order-records/orderAccess.ts"

/**
 * Returns the order of a ticket, by the session of the purchase or the ticket's own token. Fails with 400 for a token
 * with command words (S5.54), 401 without either, and the same 404 for another customer's order and
 * a wrong token.
 */
export const requireTicket = async (
  db: Kysely<Database>,
  { storeId, orderId }: { readonly storeId: string; readonly orderId: string },
  principal: Principal | undefined,
  token: string | undefined,
): Promise<OrderRow> => {
  const word = sqlKeyword(token ?? "")
  if (word !== undefined)
    throw invalidField("token", "forbiddenWord", `token holds the word ${word}, which is not accepted.`)
  requireAnyClaim({ principal, guestToken: token })
  if (token === undefined) return requireOrder(db, { storeId, orderId, principal })
  const code = await db
    .selectFrom("order_code")
    .select("ticket_token")
    .where("order_id", "=", Number(orderId))
    .executeTakeFirst()
  const order = await db
    .selectFrom("customer_order")
    .selectAll()
    .where("order_id", "=", Number(orderId))
    .where("store_id", "=", storeId)
    .executeTakeFirst()
  const opens = sameSecret(code?.ticket_token, token)
  if (order === undefined || !opens) throw orderNotFound(orderId)
  return order
}
