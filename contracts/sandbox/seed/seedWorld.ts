import { createHash } from "node:crypto"
import { type Kysely, sql } from "kysely"
import type { Database } from "../storage/Database.ts"
import type { World } from "../world/World.ts"
import { seedStore } from "./seedStore.ts"

/** Raise when the rows made from a world change, so that databases of an older release are seeded anew. */
const SEED_EDITION = "2"

/** Stores that are open, of all. */
export interface SeedProgress {
  readonly done: number
  readonly total: number
}

export interface SeedOptions {
  readonly now: number
  readonly onProgress?: (progress: SeedProgress) => void
}

/**
 * Opens the stores of a world in an empty database, once, each without products: those come when they are needed first.
 * The stamp is written last, and a run that was cut short starts over: the stores it left are removed with everything
 * below them. A database that has any stamp is left alone, because orders refer to its products. The caller holds the
 * set-up lock.
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
  // PGlite looks at its tables for the planner's sake only when it is told to. Those of products are left: once it has
  // seen them empty it reads them whole.
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
