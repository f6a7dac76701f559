import { readDocument } from "../order-records/OrderDocument.ts"
import type { UnitOfWork } from "../platform/storage/Storage.ts"
import { type CartItemInput, type CartScope, userIdNumber } from "./CartScope.ts"
import { lineRefused } from "./lines/lineRefusedReasons.ts"

/** Whether a line takes its measures from an earlier order, which must be the customer's own. */
export const namesOriginalOrder = ({ tailoringModel }: CartItemInput): boolean =>
  tailoringModel?.originalOrderId !== undefined

/** Refuses a line whose measures come from another customer's order, or from one without made-to-measure lines. */
export const requireOriginals = async (
  { db }: UnitOfWork,
  { principal, store }: CartScope,
  inputs: readonly CartItemInput[],
): Promise<void> => {
  for (const { sku, tailoringModel } of inputs.filter(namesOriginalOrder)) {
    const orderId = tailoringModel?.originalOrderId ?? ""
    const row = !/^[0-9]{1,15}$/u.test(orderId)
      ? undefined
      : await db
          .selectFrom("customer_order")
          .select("document")
          .where("order_id", "=", Number(orderId))
          .where("user_id", "=", userIdNumber(principal))
          .where("store_id", "=", store.id)
          .executeTakeFirst()
    const isTailored =
      row !== undefined && readDocument(row.document).items.some((item) => item.tailoringModel !== undefined)
    if (!isTailored) throw lineRefused({ kind: "notOffered", sku, field: "tailoringModel.originalOrderId" })
  }
}
