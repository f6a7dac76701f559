import { cp, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sql } from "kysely"
import { describe, expect, inject, it } from "vitest"
import { openStorage } from "../../contracts/sandbox/platform/storage/openStorage.ts"
import type { Storage } from "../../contracts/sandbox/platform/storage/Storage.ts"
import { databaseIn, dropDatabase } from "../support/sandbox/privatePostgres.ts"
import { projectRoot } from "../e2e/support/projectRoot.ts"

const STORE = "10000081"
/** Pictures have the second in which their database was created, and a digest depends on it. */
const PICTURE_EDITION = String.raw`"timestamp\\":\\"[0-9]+`

/** A number that depends on every row of a store's products, and the definitions of indexes and constraints. */
async function contentOf({ db }: Storage): Promise<unknown> {
  const tables = ["product", "product_text", "sku", "listing", "bundle_piece", "product_color", "physical_stock"]
  const rows = await Promise.all(
    tables.map(async (table) => {
      const { rows: summed } = await sql`
        select count(*) as rows, sum(hashtext(regexp_replace(
          cast(to_jsonb(t) - 'digest' as text), ${PICTURE_EDITION}, '', 'g'))) as sum
        from ${sql.table(table)} t where store_id = ${STORE}`.execute(db)
      return [table, summed]
    }),
  )
  const { rows: definitions } = await sql`
    select indexdef as definition from pg_indexes where schemaname = 'public'
    union all
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace and contype in ('p', 'f', 'u', 'c')
    order by 1`.execute(db)
  return { rows, definitions }
}

describe("the database that the build makes for new folders", () => {
  it("has the rows and the schema that a shop writes when a store is first visited", async () => {
    const seeded = inject("seededPostgres")
    if (seeded === undefined) throw new Error("Install PostgreSQL.")
    const dataDir = await mkdtemp(join(tmpdir(), "selvedge-demo-"))
    await cp(join(projectRoot, "dist", "server", "demo-database"), join(dataDir, "database"), { recursive: true })
    const databaseUrl = await databaseIn(seeded.socketFolder, seeded.databaseUrl)
    const [built, filled] = await Promise.all([openStorage({ dataDir }), openStorage({ databaseUrl })])
    try {
      expect(await contentOf(built)).toEqual(await contentOf(filled))
      expect(await built.db.selectFrom("unfilled_store").selectAll().execute()).toEqual([])
    } finally {
      await Promise.all([built.close(), filled.close()])
      await dropDatabase(databaseUrl)
      await rm(dataDir, { recursive: true })
    }
  })
})
