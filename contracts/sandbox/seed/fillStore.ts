import { setImmediate } from "node:timers/promises"
import { sql } from "kysely"
import { seedTickets } from "../orders/tickets/seedTickets.ts"
import type { Storage } from "../storage/Storage.ts"
import type { World } from "../world/World.ts"
import { insertProducts } from "./insertProducts.ts"
import { planStore, type StorePlan } from "./planStore.ts"
import { stockShelves } from "./seedPlaces.ts"

/** Products of one transaction. PGlite answers nothing else meanwhile. */
const BATCH = 10
const FILLED_TABLES = [
  "product",
  "product_text",
  "sku",
  "listing",
  "bundle_piece",
  "product_color",
  "physical_stock",
] as const

/**
 * Gives a store the world's products, once.
 *
 * *Details.* How many are written stands in the store's row in `unfilled_store`, in the same transaction as they: a run
 * that was cut short is taken up where it ended, and processes on one database write in turns. The row goes when all
 * are there.
 */
export const fillStore = async (storage: Storage, world: World, storeId: string, now: number): Promise<void> => {
  const plan = await planStore(storage.db, world, storeId)
  while (await writeNext(storage, plan, storeId)) await setImmediate()
  // PGlite looks at its tables for the planner's sake only when it is told to.
  for (const table of FILLED_TABLES) {
    await sql`analyze ${sql.table(table)}`.execute(storage.db)
    await setImmediate()
  }
  await storage.transaction(async ({ db }) => {
    await db.deleteFrom("unfilled_store").where("store_id", "=", storeId).execute()
    await seedTickets(db, now)
  })
}

/** Whether there may be more to write. */
const writeNext = (storage: Storage, { productIds, rows }: StorePlan, storeId: string): Promise<boolean> =>
  storage.transaction(async ({ db }) => {
    const mark = await db
      .selectFrom("unfilled_store")
      .select("written")
      .where("store_id", "=", storeId)
      .forUpdate()
      .executeTakeFirst()
    if (mark === undefined) return false
    const batch = productIds.slice(mark.written, mark.written + BATCH)
    if (batch.length === 0) return false
    await insertProducts(db, rows(batch))
    await stockShelves(db, storeId, batch)
    await db
      .updateTable("unfilled_store")
      .set({ written: mark.written + batch.length })
      .where("store_id", "=", storeId)
      .execute()
    return true
  })
