import { sql } from "kysely"
import { outOfStock } from "../catalog/stock/reserveStock.ts"
import type { UnitOfWork } from "../platform/storage/Storage.ts"

/** Units of a sku in a physical store. */
export interface ShelfUnits {
  readonly physical_store_id: string
  readonly sku: string
  readonly units: number
}

/**
 * Takes units from shelves, each by one conditional update in a fixed order, so that two bookings cannot deadlock. A
 * check constraint of the database guards the result. Fails with 409 `_ERR_NO_STOCK` (params: sku, units left).
 */
export const reserveShelfStock = async ({ db }: UnitOfWork, items: readonly ShelfUnits[]): Promise<void> => {
  for (const { physical_store_id, sku, units } of inOrder(items)) {
    const taken = await db
      .updateTable("physical_stock")
      .set({ units: sql`units - ${units}` })
      .where("physical_store_id", "=", physical_store_id)
      .where("sku", "=", sku)
      .where("units", ">=", units)
      .returning("units")
      .executeTakeFirst()
    if (taken !== undefined) continue
    const shelf = await db
      .selectFrom("physical_stock")
      .select("units")
      .where("physical_store_id", "=", physical_store_id)
      .where("sku", "=", sku)
      .executeTakeFirst()
    throw outOfStock(sku, shelf?.units ?? 0)
  }
}

/** Returns units to shelves. A sku that has left the catalogue has no shelf and is skipped. */
export const restoreShelfStock = async ({ db }: UnitOfWork, items: readonly ShelfUnits[]): Promise<void> => {
  for (const { physical_store_id, sku, units } of inOrder(items)) {
    await db
      .updateTable("physical_stock")
      .set({ units: sql`units + ${units}` })
      .where("physical_store_id", "=", physical_store_id)
      .where("sku", "=", sku)
      .execute()
  }
}

const inOrder = (items: readonly ShelfUnits[]): readonly ShelfUnits[] => {
  const sums = new Map<string, ShelfUnits>()
  for (const { physical_store_id, sku, units } of items) {
    const key = `${physical_store_id} ${sku}`
    sums.set(key, { physical_store_id, sku, units: units + (sums.get(key)?.units ?? 0) })
  }
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, shelf]) => shelf)
}
