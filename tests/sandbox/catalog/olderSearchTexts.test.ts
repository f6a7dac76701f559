import { randomBytes } from "node:crypto"
import { sql } from "kysely"
import { expect, it, onTestFinished } from "vitest"
import { createCatalogueVersions } from "../../../contracts/sandbox/stores/CatalogueVersions.ts"
import { migrations } from "../../../contracts/sandbox/composition/migrations.ts"
import { prepareDatabase } from "../../../contracts/sandbox/composition/prepareDatabase.ts"
import { createStoreFilling } from "../../../contracts/sandbox/seed/createStoreFilling.ts"
import { SEARCH_FORM } from "../../../contracts/sandbox/seed/refreshSearchTexts.ts"
import { seedPlaces } from "../../../contracts/sandbox/seed/seedPlaces.ts"
import { seedWorld } from "../../../contracts/sandbox/seed/seedWorld.ts"
import { migrate } from "../../../contracts/sandbox/platform/storage/migrate.ts"
import { openStorage } from "../../../contracts/sandbox/platform/storage/openStorage.ts"
import { CHEAP_SCRYPT } from "../../support/sandbox/CHEAP_SCRYPT.ts"
import { imageOf } from "../../support/sandbox/memoryImages.ts"
import { newDatabase } from "../../support/sandbox/newDatabase.ts"
import { openTestShop } from "../../support/sandbox/onBothDatabases.ts"
import { smallWorld } from "../../support/sandbox/smallWorld.ts"
import { listAt, textAt } from "../checkout/customer.ts"

const SPAIN = "10000034"
const CATALOG = `/itxrest/2/catalog/store/${SPAIN}/20000034`
const PLACES = `/itxrest/2/bam/store/${SPAIN}`

/** A backend on a database with the search texts of an older release. */
async function shopOfOlderRelease() {
  const { close, ...database } = await newDatabase(false)
  const storage = await openStorage(database)
  await migrate(storage.db, migrations, 0)
  await seedWorld(storage.db, () => smallWorld, { now: 0 })
  await seedPlaces(storage.db, 0)
  const versions = createCatalogueVersions(storage)
  await (await createStoreFilling({ storage, world: () => smallWorld, versions, now: () => 0 })).filled(SPAIN)
  const product = await storage.db
    .selectFrom("product_text")
    .select(["product_id", "name"])
    .where("store_id", "=", SPAIN)
    .where("language_id", "=", "-1")
    .orderBy("product_id")
    .executeTakeFirstOrThrow()
  const place = await storage.db
    .selectFrom("physical_store")
    .select(["physical_store_id", "name"])
    .where("store_id", "=", SPAIN)
    .orderBy("physical_store_id")
    .executeTakeFirstOrThrow()
  const point = await storage.db
    .selectFrom("drop_point")
    .select(["droppoint_id", "name"])
    .where("store_id", "=", SPAIN)
    .orderBy("droppoint_id")
    .executeTakeFirstOrThrow()
  for (const table of ["product_text", "physical_store", "drop_point"] as const)
    await storage.db.updateTable(table).set({ search_text: "Old-form," }).where("store_id", "=", SPAIN).execute()
  await storage.db.deleteFrom("search_form").execute()
  const left = database.databaseUrl === undefined ? { image: await imageOf(storage) } : database
  await storage.close()
  const shop = await openTestShop(left)
  onTestFinished(async () => {
    await shop.sandbox.close()
    await close()
  })
  return { shop, product, place, point }
}

it("F193 a backend that opens an older release's database finds products and places by their names", async () => {
  const { shop, product, place, point } = await shopOfOlderRelease()
  const search = await shop.call(
    "GET",
    `${CATALOG}/search?searchTerm=${encodeURIComponent(product.name)}&languageId=-1&max=60`,
  )
  expect(listAt(search.body, "products").map((one) => textAt(one, "id"))).toContain(product.product_id)
  const at = async (kind: string, name: string) =>
    JSON.stringify((await shop.call("GET", `${PLACES}/${kind}?search=${encodeURIComponent(name)}`)).body)
  expect(await at("physical-store", place.name)).toContain(place.physical_store_id)
  expect(await at("drop-point", point.name)).toContain(point.droppoint_id)
})

it("a new backend writes its search texts once", async () => {
  const { close, ...database } = await newDatabase(false)
  const storage = await openStorage(database)
  onTestFinished(async () => {
    await storage.close()
    await close()
  })
  await migrate(storage.db, migrations, 0)
  for (const statement of [
    `create function refuse() returns trigger language plpgsql as
      'begin raise exception ''% is written again'', tg_table_name; end'`,
    "create trigger once before update on drop_point for each row execute function refuse()",
    "create trigger once before update on physical_store for each row execute function refuse()",
  ])
    await sql.raw(statement).execute(storage.db)
  await prepareDatabase(
    storage,
    { now: () => 0, random: randomBytes, scryptCost: CHEAP_SCRYPT, log: () => undefined },
    () => smallWorld,
  )
  const { form } = await storage.db.selectFrom("search_form").select("form").executeTakeFirstOrThrow()
  expect(form).toBe(SEARCH_FORM)
})
