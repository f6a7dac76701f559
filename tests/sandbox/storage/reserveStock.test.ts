import { randomBytes } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createCatalogueVersions } from "../../../contracts/sandbox/stores/CatalogueVersions.ts"
import { createStores } from "../../../contracts/sandbox/stores/Stores.ts"
import { restoreStock, reserveStock } from "../../../contracts/sandbox/catalog/stock/reserveStock.ts"
import { fillStore } from "../../../contracts/sandbox/seed/fillStore.ts"
import { openStorage, type StorageOptions } from "../../../contracts/sandbox/platform/storage/openStorage.ts"
import type { Storage } from "../../../contracts/sandbox/platform/storage/Storage.ts"
import { newDatabase } from "../../support/sandbox/newDatabase.ts"
import { plainShopImage } from "../../support/sandbox/onBothDatabases.ts"
import { smallWorld } from "../../support/sandbox/smallWorld.ts"

const SPAIN = "10000034"

const stockTests = (options: () => Promise<StorageOptions>) => {
  let opened: Storage | undefined
  const storage = () => {
    if (opened === undefined) throw new Error("The storage is not open.")
    return opened
  }
  beforeAll(async () => {
    opened = await openStorage(await options())
    await fillStore(opened, smallWorld, SPAIN, 0)
  }, 60_000)
  afterAll(() => opened?.close())

  const services = () => ({
    ports: { now: () => 0, random: randomBytes, log: () => undefined },
    shopUrl: () => "http://localhost:4173",
    stores: createStores(storage().db, { filled: async () => undefined }),
    versions: createCatalogueVersions(storage()),
  })
  const unitsOf = async (sku: string) =>
    (
      await storage()
        .db.selectFrom("sku")
        .select("units")
        .where("store_id", "=", SPAIN)
        .where("sku", "=", sku)
        .executeTakeFirstOrThrow()
    ).units
  const visibilityOf = async (productId: string) =>
    (
      await storage()
        .db.selectFrom("product")
        .select("visibility")
        .where("store_id", "=", SPAIN)
        .where("product_id", "=", productId)
        .executeTakeFirstOrThrow()
    ).visibility
  const buy = (lines: readonly { readonly sku: string; readonly quantity: number }[]) =>
    storage().transaction(async (work) => {
      const short = await reserveStock(work, SPAIN, lines, createCatalogueVersions(storage()))
      if (short.length > 0) throw new Error(`short: ${JSON.stringify(short)}`)
    })

  it("sells the last unit once to fifty buyers, and shows the product as sold out from then on", async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () => buy([{ sku: "8202-800-3", quantity: 1 }])),
    )
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
    expect([await unitsOf("8202-800-3"), await visibilityOf("510002")]).toEqual([0, "sold_out"])
    await storage().transaction((work) => restoreStock(work, services(), SPAIN, [{ sku: "8202-800-3", quantity: 1 }]))
    expect([await unitsOf("8202-800-3"), await visibilityOf("510002")]).toEqual([1, "show"])
  })

  it("takes all lines or none, and reports the missing ones", async () => {
    await expect(
      buy([
        { sku: "8201-800-3", quantity: 2 },
        { sku: "8201-400-4", quantity: 1 },
        { sku: "nothing", quantity: 1 },
      ]),
    ).rejects.toThrow('short: [{"sku":"8201-400-4","available":0},{"sku":"nothing","available":0}]')
    expect(await unitsOf("8201-800-3")).toBe(40)
  })

  it("never deadlocks for buyers of the same items in another order", async () => {
    const one = [
      { sku: "8201-800-3", quantity: 1 },
      { sku: "8201-800-4", quantity: 1 },
    ]
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) => buy(at % 2 === 0 ? one : [...one].reverse())),
    )
    expect(results.every(({ status }) => status === "fulfilled")).toBe(true)
    await storage().transaction((work) =>
      restoreStock(
        work,
        services(),
        SPAIN,
        one.map(({ sku }) => ({ sku, quantity: 20 })),
      ),
    )
  })
}

describe("stock, on PGlite", () => stockTests(async () => ({ image: await plainShopImage() })))

describe("stock, on PostgreSQL", () =>
  stockTests(async () => {
    const database = await newDatabase(true)
    if (database.databaseUrl === undefined) throw new Error("Install PostgreSQL to run this test.")
    return database
  }))
