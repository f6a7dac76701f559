import { type Kysely, sql } from "kysely"
import type { Database } from "../../platform/storage/Database.ts"
import type { AssistanceEndHook } from "../../platform/services/AssistanceEndHook.ts"
import type { CartReading } from "../readCart.ts"

/** Removes the discount for employees from the client's cart: only staff may use it. Orders keep theirs. */
export const removeEmployeeDiscount: AssistanceEndHook = ({ db }, userId) => removeFromOpenCarts(db, userId)

/**
 * The reading without the discount for employees after the session of staff has expired, which removes it from the
 * cart: otherwise it would count again in their next session.
 */
export const withoutExpiredEmployeeDiscount = async (
  db: Kysely<Database>,
  reading: CartReading,
  now: number,
): Promise<CartReading> => {
  const isExpired = ({ promotion, staffUntil }: CartReading["promotions"][number]) =>
    promotion.employees_only && (staffUntil === null || now >= staffUntil)
  if (!reading.promotions.some(isExpired)) return reading
  await removeFromOpenCarts(db, reading.cart.user_id, now)
  return { ...reading, promotions: reading.promotions.filter((one) => !isExpired(one)) }
}

/** With `now`, only if no session of staff for this customer is running. */
const removeFromOpenCarts = async (db: Kysely<Database>, userId: number, now?: number): Promise<void> => {
  await db
    .deleteFrom("cart_promotion")
    .where("promotion_id", "in", db.selectFrom("promotion").select("promotion_id").where("employees_only", "=", true))
    .where(
      "cart_id",
      "in",
      db.selectFrom("cart").select("cart_id").where("user_id", "=", userId).where("state", "=", "open"),
    )
    .$if(now !== undefined, (query) =>
      query.where(
        sql<boolean>`not exists (
          select from session join assisted_session on assisted_session.session_id = session.session_id
          where session.user_id = ${userId} and session.ended_at is null and session.access_expires_at > ${now ?? 0})`,
      ),
    )
    .execute()
}
