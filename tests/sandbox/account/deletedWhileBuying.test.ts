import { describe, expect, it, onTestFinished } from "vitest"
import { openStorage } from "../../../contracts/sandbox/platform/storage/openStorage.ts"
import type { Storage } from "../../../contracts/sandbox/platform/storage/Storage.ts"
import { readSoldUnits, unitsInStock } from "../../support/checkout/readSoldUnits.ts"
import { imageOf } from "../../support/sandbox/memoryImages.ts"
import {
  openMemoryShop,
  openTestShop,
  type TestShop,
  runsOnPgliteToday,
} from "../../support/sandbox/onBothDatabases.ts"
import { databaseIn } from "../../support/sandbox/privatePostgres.ts"
import { SPAIN, worldWithUnits } from "../checkout/customer.ts"
import { isSessionActive } from "./customer.ts"
import { customerWithOrder } from "./customerWithOrder.ts"

const SKU = "8201-800-3"
const UNITS = 500
const ROUNDS = 12
/** Texts that only these customers wrote. */
const STREET = "Calle del Rastro"

/** Deletes accounts while other tabs pay, add and save; returns the number of accepted purchases. */
async function deleteWhileBuying(shop: TestShop): Promise<number> {
  let taken = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const { customer, calls } = await customerWithOrder(shop, SKU, STREET)
    // Each call in turn is sent first.
    const answers = await Promise.all([...calls.slice(round % 4), ...calls.slice(0, round % 4)].map((call) => call()))
    const [deleted, paid] = [answers[(4 - (round % 4)) % 4], answers[(5 - (round % 4)) % 4]]
    expect(deleted?.status).toBe(204)
    expect([202, 401, 404, 409]).toContain(paid?.status)
    if (paid?.status === 202) taken += 1
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(await isSessionActive(customer)).toBe(false)
  }
  return taken
}

/** Checks the remaining rows: orders and their stock, without personal data. */
async function judge(storage: Storage, taken: number): Promise<void> {
  const orders = [...(await readSoldUnits(storage)).values()].filter(({ order }) => order !== null)
  expect(orders.map(({ order, total, taken: amounts }) => [order, amounts.join() === String(total)])).toEqual(
    orders.map(() => ["PAID", true]),
  )
  expect(orders).toHaveLength(taken)
  expect(await unitsInStock(storage, SPAIN, SKU)).toBe(UNITS - orders.reduce((units, order) => units + order.units, 0))
  const { db } = storage
  expect(await db.selectFrom("address").selectAll().execute()).toEqual([])
  expect(
    await db
      .selectFrom("cart_line")
      .innerJoin("cart", "cart.cart_id", "cart_line.cart_id")
      .where("cart.state", "=", "open")
      .selectAll()
      .execute(),
  ).toEqual([])
  expect(
    (await db.selectFrom("customer_order").select("document").execute()).filter(
      ({ document }) => document.includes("Ana") || document.includes(STREET),
    ),
  ).toEqual([])
}

describe("deleting an account while other tabs pay, add and save", () => {
  const ends = async (databaseUrl?: string) => {
    const options = { world: worldWithUnits({ [SKU]: UNITS }) }
    const shop = await (databaseUrl === undefined ? openMemoryShop(options) : openTestShop({ ...options, databaseUrl }))
    const taken = await deleteWhileBuying(shop)
    const left = databaseUrl === undefined ? { image: await imageOf(shop.sandbox) } : { databaseUrl }
    await shop.sandbox.close()
    const storage = await openStorage(left)
    onTestFinished(() => storage.close())
    await judge(storage, taken)
  }

  if (runsOnPgliteToday("purchases"))
    it("F120 leaves complete orders without personal data and no orphaned rows, on PGlite", () => ends(), 120_000)

  it("F120 leaves complete orders without personal data and no orphaned rows, on PostgreSQL", async () => {
    const shared = process.env["SHARED_POSTGRES_FOLDER"]
    if (shared === undefined) throw new Error("Install PostgreSQL to run this test.")
    await ends(await databaseIn(shared))
  }, 120_000)
})
