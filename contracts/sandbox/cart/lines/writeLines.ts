import type { Sellable } from "../../catalog/stock/Sellable.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import type { CartLineRow } from "../CartScope.ts"
import type { PlannedLine } from "./LinePlan.ts"
import { sortedByPosition } from "./linePositions.ts"
import { lineWrites } from "./lineWrites.ts"

/** Replaces the lines of a locked cart by those of a plan. Returns them by position. */
export const writeLines = async (
  work: UnitOfWork,
  cartId: number,
  before: readonly CartLineRow[],
  after: readonly PlannedLine[],
  sellables: ReadonlyMap<string, Sellable>,
): Promise<readonly CartLineRow[]> => {
  const { gone, unchanged, changed, added } = lineWrites(before, after, sellables)
  if (gone.length > 0) await work.db.deleteFrom("cart_line").where("line_id", "in", gone).execute()
  for (const { line_id, quantity, details } of changed)
    await work.db.updateTable("cart_line").set({ quantity, details }).where("line_id", "=", line_id).execute()
  if (added.length === 0) return unchanged
  return sortedByPosition([
    ...unchanged,
    ...(await work.db
      .insertInto("cart_line")
      .values(added.map((line) => ({ ...line, cart_id: cartId })))
      .returningAll()
      .execute()),
  ])
}
