import type { AssistanceEndHook } from "../../platform/services/AssistanceEndHook.ts"

/** Removes the discount for employees from the client's cart: only staff may use it. Orders keep theirs. */
export const removeEmployeeDiscount: AssistanceEndHook = async ({ db }, userId) => {
  await db
    .deleteFrom("cart_promotion")
    .where("promotion_id", "in", db.selectFrom("promotion").select("promotion_id").where("employees_only", "=", true))
    .where(
      "cart_id",
      "in",
      db.selectFrom("cart").select("cart_id").where("user_id", "=", userId).where("state", "=", "open"),
    )
    .execute()
}
