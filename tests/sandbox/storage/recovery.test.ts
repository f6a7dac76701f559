import { PGlite } from "@electric-sql/pglite"
import { Kysely, sql } from "kysely"
import { expect, it, onTestFinished } from "vitest"
import { pgliteDialect } from "../../../contracts/sandbox/platform/storage/PGliteDialect.ts"
import { createPGliteEngine } from "../../../contracts/sandbox/platform/storage/PGliteEngine.ts"
import { emptyImage } from "../../support/sandbox/memoryImages.ts"
import { openTestShop } from "../../support/sandbox/onBothDatabases.ts"
import { startPrivatePostgres } from "../../support/sandbox/privatePostgres.ts"

const UNAVAILABLE = { status: 503, body: { key: "_ERR_UNAVAILABLE" } }

it("a backend whose PostgreSQL crashes answers 503, and recovers when the database is back", async () => {
  const postgres = await startPrivatePostgres()
  if (postgres === undefined) throw new Error("Install PostgreSQL to run this test.")
  onTestFinished(() => postgres.stop())
  const shop = await openTestShop({ databaseUrl: await postgres.newDatabase() })
  onTestFinished(() => shop.sandbox.close())
  const guest = await shop.guest("10000034")
  const stock = "/itxrest/2/catalog/store/10000034/20000034/product/510001/stock"
  const list = "/itxrest/2/catalog/store/10000034/20000034/category/1020/product"
  const before = await shop.call("GET", list)

  const startAgain = await postgres.crash()
  expect(await shop.call("GET", stock)).toMatchObject(UNAVAILABLE)
  expect(await shop.call("POST", "/api/storefront/1/stores/10000034/users/guests")).toMatchObject(UNAVAILABLE)
  expect((await shop.call("GET", list)).body).toEqual(before.body)

  await startAgain()
  expect(await shop.call("GET", stock)).toMatchObject({ status: 200 })
  expect(
    await shop.call("POST", "/integration/oauth2/refresh?storeId=10000034", undefined, { cookie: guest.cookie }),
  ).toMatchObject({ status: 200 })
}, 60_000)

it("a broken PGlite is reopened by the next query", async () => {
  const image = { loadDataDir: await emptyImage() }
  const broken = await PGlite.create(image)
  let opened = 0
  const engine = createPGliteEngine(broken, () => {
    opened += 1
    return PGlite.create(image)
  })
  const db = new Kysely<object>({ dialect: pgliteDialect(engine) })
  await broken.close()
  await expect(sql`select 1`.execute(db)).rejects.toThrow("closed")
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  await expect(sql`select nothing from nowhere`.execute(db)).rejects.toThrow("nowhere")
  await db.destroy()
  await engine.close()
  expect(opened).toBe(1)
}, 60_000)
