import { createHash } from "node:crypto"
import { readdir, rm } from "node:fs/promises"
import { join } from "node:path"
import { sql } from "kysely"
import { prepareDatabase } from "./composition/prepareDatabase.ts"
import type { SandboxPorts } from "./platform/ports/SandboxPorts.ts"
import { openStorage } from "./platform/storage/openStorage.ts"
import type { Storage } from "./platform/storage/Storage.ts"
import { FILLED_TABLES } from "./seed/fillStore.ts"
import { insertProducts } from "./seed/insertProducts.ts"
import { planStore } from "./seed/planStore.ts"
import { stockShelves } from "./seed/seedPlaces.ts"
import { demoWorld } from "./world/demoWorld.ts"

/**
 * Writes the database that new data folders start from: the demo world with the products of all stores. The build runs
 * this program with a new folder and the file of an empty database; the database is in the folder's `database`.
 *
 * *Details.* Its rows do not depend on the day or on chance, so that each build of one source has the same. A shop that
 * starts from it adds what depends on its own day, such as the sales of physical stores. Takes 18 s of CPU time, of
 * which the rows themselves need a third.
 */
const [, , folder = "", emptyDatabase = ""] = process.argv

/** Milliseconds since 1970 in every row that contains a time. */
const CREATED_AT = Date.UTC(2026, 0, 1)
/** Products per statement. */
const BATCH = 100

let draws = 0
const ports: SandboxPorts = {
  now: () => CREATED_AT,
  // The only random bytes are the salts of the demo customers' password, which the sign-in page prints.
  random: (bytes) => {
    draws += 1
    return createHash("shake256", { outputLength: bytes }).update(String(draws)).digest()
  },
  log: () => undefined,
}

const world = demoWorld()
const storage = await openStorage({ dataDir: folder, emptyDatabase })
await prepareDatabase(storage, ports, () => world)
const createIndexes = await dropIndexes(storage)
// The rows are consistent by construction: checking each reference would take a third of the time.
await sql`set session_replication_role = replica`.execute(storage.db)
for (const { id } of world.stores) {
  const plan = await planStore(storage.db, world, id)
  await storage.transaction(async ({ db }) => {
    for (let at = 0; at < plan.productIds.length; at += BATCH)
      await insertProducts(db, plan.rows(plan.productIds.slice(at, at + BATCH)))
    await stockShelves(db, id)
    await db.deleteFrom("unfilled_store").where("store_id", "=", id).execute()
  })
}
await createIndexes()
await sql`analyze`.execute(storage.db)
const unusedSegments = await finishedSegments(storage, join(folder, "database", "pg_wal"))
await storage.close()
await Promise.all(unusedSegments.map((segment) => rm(segment)))

/** Drops the indexes that would grow row by row; returns a function that creates them at once. */
async function dropIndexes({ db }: Storage): Promise<() => Promise<void>> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select i.indexname as name, i.indexdef as definition from pg_indexes i
    where i.schemaname = 'public' and i.tablename in (${sql.join(FILLED_TABLES)})
      and not exists (select from pg_constraint c where c.conindid = cast(i.indexname as regclass))`.execute(db)
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db)
  await sql`alter table physical_stock drop constraint physical_stock_pkey`.execute(db)
  return async () => {
    await sql`alter table physical_stock add constraint physical_stock_pkey
      primary key (physical_store_id, sku)`.execute(db)
    for (const { definition } of rows) await sql.raw(definition).execute(db)
  }
}

/** Begins a new segment of the log; returns the others, 16 MB each, which no start needs after the checkpoint. */
async function finishedSegments({ db }: Storage, log: string): Promise<readonly string[]> {
  await sql`select pg_switch_wal()`.execute(db)
  await sql`checkpoint`.execute(db)
  const { rows } = await sql<{ name: string }>`select pg_walfile_name(pg_current_wal_insert_lsn()) as name`.execute(db)
  const segments = (await readdir(log)).filter((name) => /^[0-9A-F]{24}$/u.test(name))
  return segments.filter((name) => name !== rows[0]?.name).map((name) => join(log, name))
}
