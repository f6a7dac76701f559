import type { ErasureHook } from "../platform/services/ErasureHook.ts"

/** Anonymizes the returns of a deleted account, which stay with their orders: removes account names and comments,
 * and the name and address of withdrawals. */
export const eraseReturns: ErasureHook = async ({ db }, { userId }) => {
  const orders = db.selectFrom("customer_order").select("order_id").where("user_id", "=", userId)
  const requests = db.selectFrom("return_request").select("rmareq_id").where("order_id", "in", orders)
  await db
    .updateTable("return_destination")
    .set({ masked_number: null, beneficiary_name: null })
    .where("order_id", "in", orders)
    .execute()
  await db
    .updateTable("return_refund")
    .set({ masked_number: null, beneficiary_name: null })
    .where("rmareq_id", "in", requests)
    .execute()
  await db
    .updateTable("withdrawal")
    .set({ name: "", email: "", statement: null })
    .where("order_id", "in", orders)
    .execute()
  await db.updateTable("return_line").set({ comment: null }).where("rmareq_id", "in", requests).execute()
}
