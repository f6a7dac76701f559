import { setImmediate } from "node:timers/promises"
import { sql } from "kysely"
import { seedTickets } from "../orders/tickets/seedTickets.ts"
import type { Storage } from "../platform/storage/Storage.ts"
import type { World } from "../world/World.ts"
import { insertProducts } from "./insertProducts.ts"
import { planStore, type StorePlan } from "./planStore.ts"
import { stockShelves } from "./seedPlaces.ts"

/** Products per transaction. PGlite serves no other query meanwhile. */
const BATCH = 10
/** The tables with a store's products. */
export const FILLED_TABLES = [
  "product",
  "product_text",
  "sku",
  "listing",
  "bundle_piece",
  "product_color",
  "physical_stock",
] as const

/**
 * Writes the world's products of a store, once.
 *
 * *Details.* The number of written products is stored in the store's row in `unfilled_store`, in the same transaction:
 * an interrupted run resumes there, and processes on one database take turns. The row is deleted at the end.
 */
export const fillStore = async (storage: Storage, world: World, storeId: string, now: number): Promise<void> => {
  const plan = await planStore(storage.db, world, storeId)
  while (await writeNext(storage, plan, storeId)) await setImmediate()
  // PGlite has no autovacuum, so the planner's statistics must be updated explicitly.
  for (const table of FILLED_TABLES) {
    await sql`analyze ${sql.table(table)}`.execute(storage.db)
    await setImmediate()
  }
  await storage.transaction(async ({ db }) => {
    await db.deleteFrom("unfilled_store").where("store_id", "=", storeId).execute()
    await seedTickets(db, now)
  })
}

/** Writes the next batch; returns whether there may be more. */
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
