import { createHash } from "node:crypto"
import { type Kysely, sql } from "kysely"
import type { Database } from "../storage/Database.ts"
import type { World, WorldStore } from "../world/World.ts"
import { insertProducts } from "./insertProducts.ts"
import { localized } from "./localized.ts"
import { seedStore } from "./seedStore.ts"
import { worldProductRows } from "./worldProductRows.ts"

/** Raise when the rows made from a world change, so that databases of an older release are seeded anew. */
const SEED_EDITION = "1"
const BATCH = 100

export interface SeedProgress {
  readonly done: number
  readonly total: number
}

export interface SeedOptions {
  readonly now: number
  readonly onProgress?: (progress: SeedProgress) => void
}

/**
 * Fills an empty database with a world, once. A transaction per batch of products; the stamp is written last, and a
 * run that was cut short starts over: the stores it left are removed with everything below them. A database that has
 * any stamp is left alone, because orders refer to its products. The caller holds the set-up lock.
 */
export const seedWorld = async (db: Kysely<Database>, makeWorld: () => World, { now, onProgress }: SeedOptions): Promise<void> => {
  const stamped = await db.selectFrom("world_stamp").select("stamp").executeTakeFirst()
  if (stamped !== undefined) return
  const world = makeWorld()
  await db.transaction().execute(async (trx) => {
    for (const table of ["spot", "listing", "product", "category", "store"] as const) await trx.deleteFrom(table).execute()
  })
  const total = world.products.length * world.stores.length
  let done = 0
  for (const [position, store] of world.stores.entries()) {
    const place = await placeIn(db, world, store, position, String(Math.trunc(now / 1000)))
    for (let from = 0; from < world.products.length; from += BATCH) {
      const batch = world.products.slice(from, from + BATCH)
      const rows = batch.map((product, at) => worldProductRows(place, product, relevance(from + at)))
      await db.transaction().execute((trx) => insertProducts(trx, rows))
      done += batch.length
      onProgress?.({ done, total })
    }
  }
  // PGlite looks at its tables for the planner's sake only when it is told to.
  await sql`analyze`.execute(db)
  await db.insertInto("world_stamp").values({ stamp: stampOf(world), seeded_at: now }).execute()
}

/** Products of the world are mixed, so that a list by relevance does not show one garment in a row. */
const relevance = (ordinal: number): number => (ordinal * 7919) % 1_000_003

const stampOf = (world: World): string => {
  const ids = [...world.stores, ...world.categories, ...world.products].map(({ id }) => id)
  return `${SEED_EDITION}-${createHash("sha256").update(ids.join()).digest("base64url").slice(0, 16)}`
}

const placeIn = async (db: Kysely<Database>, world: World, store: WorldStore, position: number, edition: string) => {
  const data = await db.transaction().execute((trx) => seedStore(trx, world, store, position))
  const categories = new Map(world.categories.map((category) => [category.id, category]))
  const pathOf = (categoryId: string): readonly string[] => {
    const category = categories.get(categoryId)
    if (category === undefined) return []
    return category.parentId === undefined ? [categoryId] : [categoryId, ...pathOf(category.parentId)]
  }
  return {
    store,
    languages: data.languages,
    pathOf,
    categoryName: (categoryId: string, code: string) => {
      const category = categories.get(categoryId)
      return category === undefined ? "" : localized(category.name, code)
    },
    edition,
  }
}
