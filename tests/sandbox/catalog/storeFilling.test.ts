import { beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { createCatalogueVersions } from "../../../contracts/sandbox/stores/CatalogueVersions.ts"
import { createStores } from "../../../contracts/sandbox/stores/Stores.ts"
import { migrations } from "../../../contracts/sandbox/composition/migrations.ts"
import { createStoreFilling } from "../../../contracts/sandbox/seed/createStoreFilling.ts"
import { refreshSearchTexts, SEARCH_FORM } from "../../../contracts/sandbox/seed/refreshSearchTexts.ts"
import { seedPlaces } from "../../../contracts/sandbox/seed/seedPlaces.ts"
import { seedStore } from "../../../contracts/sandbox/seed/seedStore.ts"
import { seedWorld } from "../../../contracts/sandbox/seed/seedWorld.ts"
import { migrate } from "../../../contracts/sandbox/platform/storage/migrate.ts"
import { openStorage } from "../../../contracts/sandbox/platform/storage/openStorage.ts"
import type { Storage } from "../../../contracts/sandbox/platform/storage/Storage.ts"
import { generatedWorld } from "../../../contracts/sandbox/world/generatedWorld.ts"
import { emptyImage, imageOf } from "../../support/sandbox/memoryImages.ts"
import { openTestShop, runsOnPgliteToday } from "../../support/sandbox/onBothDatabases.ts"
import { databaseIn } from "../../support/sandbox/privatePostgres.ts"
import { smallWorld } from "../../support/sandbox/smallWorld.ts"
import { lastingDatabase, openSandbox } from "../../support/sandbox/newDatabase.ts"

const SPAIN = "10000034"
const JAPAN = "10000081"
const PRODUCTS = 25
const large = generatedWorld(PRODUCTS)
const world = { ...large, stores: large.stores.filter(({ id }) => id === SPAIN || id === JAPAN) }

/** Product ids of a store of a world, in order. */
const idsOf = ({ products, bundles }: Pick<typeof world, "products" | "bundles">) =>
  [...products, ...bundles].map(({ id }) => id).toSorted()

/** Writes the world's open stores, without products. */
const seedStores = async ({ db }: Storage): Promise<void> => {
  await migrate(db, migrations, 0)
  await seedWorld(db, () => world, { now: 0 })
  await seedPlaces(db, 0)
}

/** Connects to one database; each call makes a new connection where possible. */
type Connect = () => Promise<Storage>

/** A seeded database, and what a test asks of it. */
const fillingOn = (seeded: () => Promise<Connect>) => {
  const opened = async (connect: Connect): Promise<Storage> => {
    const storage = await connect()
    onTestFinished(() => storage.close())
    return storage
  }
  const prepared = async () => {
    const connect = await seeded()
    const storage = await opened(connect)
    return { storage, connect: () => opened(connect) }
  }
  const fillingOf = (storage: Storage) =>
    createStoreFilling({ storage, world: () => world, versions: createCatalogueVersions(storage), now: () => 0 })
  const productsOf = async ({ db }: Storage, storeId: string) =>
    (await db.selectFrom("product").select("product_id").where("store_id", "=", storeId).execute()).map(
      ({ product_id }) => product_id,
    )
  const shelvesOf = async ({ db }: Storage) =>
    (await db.selectFrom("physical_stock").select("sku").where("store_id", "=", SPAIN).execute()).length
  const marksIn = async ({ db }: Storage) =>
    (await db.selectFrom("unfilled_store").selectAll().orderBy("store_id").execute()).map(({ store_id, written }) => [
      store_id,
      written,
    ])
  return { opened, prepared, fillingOf, productsOf, shelvesOf, marksIn }
}

/** Tests of locks, interruptions and concurrent calls: on both databases. */
const concurrencyTests = ({ prepared, fillingOf, productsOf, shelvesOf, marksIn }: ReturnType<typeof fillingOn>) => {
  it("fills a store once for ten concurrent calls, and no store that was not requested", async () => {
    const { storage } = await prepared()
    const stores = createStores(storage.db, await fillingOf(storage))
    await Promise.all(Array.from({ length: 10 }, () => stores.require(SPAIN)))
    expect((await productsOf(storage, SPAIN)).toSorted()).toEqual(idsOf(world))
    expect(await productsOf(storage, JAPAN)).toEqual([])
    expect(await marksIn(storage)).toEqual([[JAPAN, 0]])
    expect(await shelvesOf(storage)).toBeGreaterThan(PRODUCTS)
  })

  it("F186 fills one store at a time, so that other calls wait for one batch at most", async () => {
    const { storage } = await prepared()
    let open = 0
    let most = 0
    const counting: Storage = {
      ...storage,
      transaction: async (act) => {
        most = Math.max(most, (open += 1))
        return storage.transaction(act).finally(() => (open -= 1))
      },
    }
    const stores = createStores(storage.db, await fillingOf(counting))
    await Promise.all([stores.require(SPAIN), stores.require(JAPAN)])
    expect(await marksIn(storage)).toEqual([])
    expect(most).toBe(1)
  })

  it("F186 sends a long-waiting call away with Retry-After, and continues to fill", async () => {
    const { storage } = await prepared()
    const filling = await createStoreFilling({
      storage,
      world: () => world,
      versions: createCatalogueVersions(storage),
      now: () => 0,
      timeoutMs: 1,
    })
    const stores = createStores(storage.db, filling)
    await expect(stores.require(SPAIN)).rejects.toMatchObject({ status: 503, headers: { "retry-after": "1" } })
    await expect.poll(() => marksIn(storage), { timeout: 30_000 }).toEqual([[JAPAN, 0]])
    expect((await productsOf(storage, SPAIN)).toSorted()).toEqual(idsOf(world))
  })

  it("resumes an interrupted filling, and hides the store until it is complete", async () => {
    const { storage } = await prepared()
    let transactions = 0
    const failing: Storage = {
      ...storage,
      transaction: async (act) => {
        transactions += 1
        return storage.transaction(async (work) => {
          const result = await act(work)
          if (transactions === 3) throw new Error("The process ended here.")
          return result
        })
      },
    }
    const interrupted = await fillingOf(failing)
    await expect(interrupted.filled(SPAIN)).rejects.toThrow("The process ended here.")
    const written = (await productsOf(storage, SPAIN)).length
    expect(written).toBeGreaterThan(0)
    expect(written).toBeLessThan(PRODUCTS)
    expect(await marksIn(storage)).toEqual([
      [SPAIN, written],
      [JAPAN, 0],
    ])

    const next = createStores(storage.db, await fillingOf(storage))
    await next.require(SPAIN)
    expect((await productsOf(storage, SPAIN)).toSorted()).toEqual(idsOf(world))
    expect(await marksIn(storage)).toEqual([[JAPAN, 0]])
    await interrupted.filled(SPAIN)
    expect(await productsOf(storage, SPAIN)).toHaveLength(idsOf(world).length)
  })

  it("answers other calls during the filling", async () => {
    const { storage } = await prepared()
    const filling = (await fillingOf(storage)).filled(SPAIN)
    const observedCounts: number[] = []
    for (let left = true; left;) {
      observedCounts.push((await productsOf(storage, SPAIN)).length)
      left = (await marksIn(storage)).length === 2
      await new Promise((resolve) => setImmediate(resolve))
    }
    await filling
    expect(new Set(observedCounts).size).toBeGreaterThan(2)
  })
}

if (runsOnPgliteToday("fillings"))
  describe("filling a store, on PGlite", () => {
    let seeded: Blob | undefined
    beforeAll(async () => {
      const storage = await openStorage({ image: await emptyImage() })
      await seedStores(storage)
      seeded = await imageOf(storage)
      await storage.close()
    }, 60_000)
    concurrencyTests(fillingOn(async () => async () => openStorage({ image: seeded })))
  })

describe("filling a store, on PostgreSQL", () => {
  const shared = process.env["SHARED_POSTGRES_FOLDER"]
  let seeded: string | undefined
  const databaseLike = async (original?: string) => {
    if (shared === undefined) throw new Error("Install PostgreSQL to run this test.")
    const databaseUrl = await databaseIn(shared, original)
    return () => openStorage({ databaseUrl })
  }
  beforeAll(async () => {
    if (shared === undefined) return
    seeded = await databaseIn(shared)
    const storage = await openStorage({ databaseUrl: seeded })
    await seedStores(storage)
    await storage.close()
  }, 60_000)
  const tools = fillingOn(() => databaseLike(seeded))
  const { opened, prepared, fillingOf, productsOf, marksIn } = tools
  concurrencyTests(tools)

  it("returns a store without filling it, and 404 for an unknown one", async () => {
    const { storage } = await prepared()
    const stores = createStores(storage.db, await fillingOf(storage))
    expect(await stores.findCatalog(SPAIN, "20000034")).toMatchObject({ id: SPAIN })
    await expect(stores.require("10000099")).rejects.toMatchObject({ status: 404 })
    expect(await productsOf(storage, SPAIN)).toEqual([])
  })

  it("knows the products of a store before it is filled", async () => {
    const { storage } = await prepared()
    const filling = await fillingOf(storage)
    const [first, second] = world.products.map(({ id }) => id)
    const planned = await filling.planned(SPAIN)
    const [row] = planned?.rows([second ?? "", "1", first ?? ""]) ?? []
    const known = planned?.rows([second ?? "", "1", first ?? ""]).map(({ product }) => product.product_id)
    expect(known).toEqual([second, first])
    const inEnglish = row?.texts.filter(({ language_id }) => language_id === "-1")
    expect(planned?.rows([second ?? ""], "-1")[0]?.texts).toEqual(inEnglish)
    expect(await productsOf(storage, SPAIN)).toEqual([])
    await filling.filled(SPAIN)
    expect(await filling.planned(SPAIN)).toBeUndefined()
    const texts = await storage.db
      .selectFrom("product_text")
      .select(["language_id", "name", "search_text", "summary", "detail"])
      .where("store_id", "=", SPAIN)
      .where("product_id", "=", second ?? "")
      .orderBy("language_id")
      .execute()
    expect(
      row?.texts
        .map(({ language_id, name, search_text, summary, detail }) => ({
          language_id,
          name,
          search_text,
          summary,
          detail,
        }))
        .toSorted((one, other) => (one.language_id < other.language_id ? -1 : 1)),
    ).toEqual(texts.toSorted((one, other) => (one.language_id < other.language_id ? -1 : 1)))
  })

  it("F193 migrates the search texts of an older release once", async () => {
    const { storage } = await prepared()
    await (await fillingOf(storage)).filled(SPAIN)
    const read = () =>
      storage.db
        .selectFrom("product_text")
        .select(["product_id", "language_id", "search_text"])
        .where("store_id", "=", SPAIN)
        .orderBy("product_id")
        .orderBy("language_id")
        .execute()
    const [first] = await read()
    await storage.db
      .updateTable("product_text")
      .set({ search_text: "old: words, of-the release", name: "Grüner T-Rock" })
      .where("product_id", "=", first?.product_id ?? "")
      .where("language_id", "=", first?.language_id ?? "")
      .where("store_id", "=", SPAIN)
      .execute()
    await storage.db.deleteFrom("search_form").execute()
    await refreshSearchTexts(storage.db)
    const [refreshed, ...others] = await read()
    for (const words of ["gruner", "gruener", "t rock", "trock", "old words of the release"])
      expect(refreshed?.search_text).toContain(words)
    expect(others.every(({ search_text }) => !/[^\p{L}\p{N} ]/u.test(search_text))).toBe(true)
    expect(await storage.db.selectFrom("search_form").selectAll().execute()).toEqual([{ form: SEARCH_FORM }])
    await storage.db
      .updateTable("product_text")
      .set({ search_text: "as it is" })
      .where("store_id", "=", SPAIN)
      .execute()
    await refreshSearchTexts(storage.db)
    expect(new Set((await read()).map(({ search_text }) => search_text))).toEqual(new Set(["as it is"]))
  })

  it("skips products without a category in a store of an older release", async () => {
    const { storage } = await prepared()
    const [gone] = world.products[0]?.categoryIds ?? []
    await storage.db
      .deleteFrom("category")
      .where("category_id", "=", gone ?? "")
      .execute()
    await (await fillingOf(storage)).filled(SPAIN)
    expect((await productsOf(storage, SPAIN)).toSorted()).toEqual(
      idsOf({ ...world, products: world.products.filter(({ categoryIds }) => !categoryIds.includes(gone ?? "")) }),
    )
  })

  it("leaves the stores of an older release unchanged, which have no mark", async () => {
    const storage = await opened(await databaseLike())
    await migrate(
      storage.db,
      migrations.filter(({ name }) => name !== "catalog-6-unfilled-stores"),
      0,
    )
    for (const [position, store] of world.stores.entries()) await seedStore(storage.db, world, store, position)
    await storage.db.insertInto("world_stamp").values({ stamp: "older", seeded_at: 0 }).execute()
    await migrate(storage.db, migrations, 0)
    await seedWorld(storage.db, () => world, { now: 0 })
    await createStores(storage.db, await fillingOf(storage)).require(SPAIN)
    expect(await productsOf(storage, SPAIN)).toEqual([])
  })

  it("is done once by two concurrent processes", async () => {
    const { storage, connect } = await prepared()
    const fillings = await Promise.all([storage, await connect()].map(fillingOf))
    await Promise.all(fillings.map((filling) => filling.filled(SPAIN)))
    expect((await productsOf(storage, SPAIN)).toSorted()).toEqual(idsOf(world))
    expect(await marksIn(storage)).toEqual([[JAPAN, 0]])
  })

  it("is noticed by another process, which then drops its own list", async () => {
    const { storage, connect } = await prepared()
    const [one, other] = [await fillingOf(storage), await fillingOf(await connect())]
    expect(await other.planned(SPAIN)).toBeDefined()
    await one.filled(SPAIN)
    expect(await other.planned(SPAIN)).toBeUndefined()
  })
})

describe("a backend with unfilled stores", () => {
  const JAPANESE = `/itxrest/2/catalog/store/${JAPAN}/20000081`
  const products = `${JAPANESE}/productsArray?productIds=510002,510001,1,510003&withoutRelatedProducts=true`
  const ids = ["510001", "510002", "510001001", "510002001", "510001999"]
  const saleInfo = `/itxrest/2/cb/store/${SPAIN}/wishlist-sale-info?${ids.map((id) => `catentryIds=${id}`).join("&")}`

  it("names stores, categories and products of each without filling it, unchanged afterwards", async () => {
    const { close, ...database } = await lastingDatabase()
    onTestFinished(close)
    const paths = [
      "/itxrest/2/catalog/store",
      `/itxrest/2/catalog/store/${JAPAN}`,
      `${JAPANESE}/category`,
      `${JAPANESE}/category?withNumberOfProducts=true`,
      `${JAPANESE}/sfi?fl=mfname,productUrl,categoryId&languageId=-1`,
      products,
    ]
    const asked = async (more: readonly string[]) => {
      const shop = await openTestShop({ ...database, world: smallWorld })
      const bodies: unknown[] = []
      for (const path of [...more, ...paths]) bodies.push((await shop.call("GET", path)).body)
      await shop.sandbox.close()
      return bodies.slice(more.length)
    }
    const before = await asked([])
    expect(before.at(-1)).toMatchObject({ products: [{ id: "510002" }, { id: "510001" }, { id: "510003" }] })
    const storage = await openStorage(database)
    const empty = await storage.db.selectFrom("unfilled_store").select("store_id").orderBy("store_id").execute()
    const { count } = await storage.db
      .selectFrom("product")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow()
    await storage.close()
    expect([empty.map(({ store_id }) => store_id), Number(count)]).toEqual([[SPAIN, JAPAN], 0])
    expect(await asked([`${JAPANESE}/category/1/product`])).toEqual(before)
  }, 60_000)

  it("counts a category's products without writing them, and the same once they are written", async () => {
    const shop = await openTestShop()
    onTestFinished(() => shop.sandbox.close())
    const read = async () => (await shop.call("GET", `${JAPANESE}/category?withNumberOfProducts=true`)).body
    const planned = await read()
    expect(JSON.stringify(planned)).toMatch(/"productCount":[1-9]/u)
    await shop.call("GET", `${JAPANESE}/category/1/product`)
    expect(await read()).toEqual(planned)
  })

  it("imports a merchant's catalogue only into a filled store", async () => {
    const shop = await openTestShop({ adminKey: "the-admin-key-of-this-test" })
    onTestFinished(() => shop.sandbox.close())
    const variants = [{ sku: "8201-400-3", options: [], price: 100 }]
    const { body } = await shop.call(
      "POST",
      "/sandbox/catalogue/products",
      { storeId: JAPAN, products: [{ handle: "taken", title: "Taken", descriptionText: "", images: [], variants }] },
      { "x-admin-key": "the-admin-key-of-this-test" },
    )
    expect(body).toMatchObject({
      results: [{ outcome: "refused", reason: "The SKU 8201-400-3 belongs to another product of the store." }],
    })
  })

  it("has the requested number of products in a store instead of the default", async () => {
    const sandbox = await openSandbox({ products: 12 })
    onTestFinished(() => sandbox.close())
    const answer = await sandbox.handle(
      new Request(`http://localhost:4173/itxrest/2/catalog/store/${SPAIN}/20000034/category?withNumberOfProducts=true`),
    )
    const counts = [...(await answer.text()).matchAll(/"productCount":([0-9]+)/gu)].map(([, count]) => Number(count))
    expect(Math.max(...counts)).toBeLessThanOrEqual(12)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0)
  })

  it("reports for every store whether a product is reduced", async () => {
    const shop = await openTestShop()
    onTestFinished(() => shop.sandbox.close())
    const { call } = await shop.guest(SPAIN)
    const before = await call("GET", saleInfo)
    await shop.guest(JAPAN)
    expect((await call("GET", saleInfo)).body).toEqual(before.body)
    expect(before.body).toMatchObject({
      stores: [
        { storeId: SPAIN, isOnSale: true },
        { storeId: JAPAN, isOnSale: true, catentryIds: ["510001", "510001001"] },
      ],
    })
  })
})
