import { createHash } from "node:crypto"
import { type Kysely, sql } from "kysely"
import type { Database } from "../platform/storage/Database.ts"
import type { World } from "../world/World.ts"
import { seedStore } from "./seedStore.ts"

/** Increment when the rows generated from a world change: databases of an older release are then seeded again. */
const SEED_EDITION = "2"

/** Number of created stores, and of all. */
export interface SeedProgress {
  readonly done: number
  readonly total: number
}

export interface SeedOptions {
  readonly now: number
  readonly onProgress?: (progress: SeedProgress) => void
}

/**
 * Creates the stores of a world in an empty database, once, without products: those are written at their first request.
 * The stamp is written last, and an interrupted run starts over: its stores are deleted with everything below them. A
 * database with any stamp stays unchanged, because orders refer to its products. The caller holds the setup lock.
 */
export const seedWorld = async (
  db: Kysely<Database>,
  createWorld: () => World,
  { now, onProgress }: SeedOptions,
): Promise<void> => {
  const stamped = await db.selectFrom("world_stamp").select("stamp").executeTakeFirst()
  if (stamped !== undefined) return
  const world = createWorld()
  await db.transaction().execute(async (trx) => {
    for (const table of ["spot", "listing", "product", "category", "store"] as const)
      await trx.deleteFrom(table).execute()
  })
  for (const [position, store] of world.stores.entries()) {
    await db.transaction().execute(async (trx) => {
      await seedStore(trx, world, store, position)
      await trx.insertInto("unfilled_store").values({ store_id: store.id, written: 0 }).execute()
    })
    onProgress?.({ done: position + 1, total: world.stores.length })
  }
  // PGlite has no autovacuum, so the planner's statistics must be updated explicitly. Product tables are left out: with
  // statistics of an empty table the planner would choose full scans.
  await sql`analyze store, store_configuration, category, spot, translation`.execute(db)
  await db
    .insertInto("world_stamp")
    .values({ stamp: stampOf(world), seeded_at: now })
    .execute()
}

const stampOf = (world: World): string => {
  const ids = [...world.stores, ...world.categories, ...world.products].map(({ id }) => id)
  return `${SEED_EDITION}-${createHash("sha256").update(ids.join()).digest("base64url").slice(0, 16)}`
}
