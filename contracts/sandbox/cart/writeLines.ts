import type { Sellable } from "../catalog/Sellable.ts"
import type { Work } from "../storage/Storage.ts"
import type { CartLineRow } from "./CartScope.ts"
import type { PlannedLine } from "./LinePlan.ts"

/** Makes the lines of a locked cart be those of a plan. */
export const writeLines = async (
  work: Work,
  cartId: number,
  before: readonly CartLineRow[],
  after: readonly PlannedLine[],
  sellables: ReadonlyMap<string, Sellable>,
): Promise<void> => {
  const kept = new Set(after.map(({ lineId }) => lineId))
  const gone = before.map(({ line_id }) => line_id).filter((id) => !kept.has(id))
  if (gone.length > 0) await work.db.deleteFrom("cart_line").where("line_id", "in", gone).execute()
  for (const line of after) {
    const old = before.find(({ line_id }) => line_id === line.lineId)
    if (old !== undefined && (old.quantity !== line.quantity || line.details !== undefined)) {
      await work.db
        .updateTable("cart_line")
        .set({ quantity: line.quantity, ...(line.details === undefined ? {} : { details: JSON.stringify(line.details) }) })
        .where("line_id", "=", old.line_id)
        .execute()
    }
  }
  const added = after.filter(({ lineId }) => lineId === undefined)
  if (added.length === 0) return
  await work.db
    .insertInto("cart_line")
    .values(
      added.map(({ sku, variant, quantity, details, isWrapped, giftMessage }) => ({
        cart_id: cartId,
        sku,
        variant,
        quantity,
        details: details === undefined ? null : JSON.stringify(details),
        is_wrapped: isWrapped ?? false,
        gift_message: giftMessage ?? null,
        last_name: sellables.get(sku)?.name ?? sku,
        last_price: sellables.get(sku)?.price ?? 0,
      })),
    )
    .execute()
}
