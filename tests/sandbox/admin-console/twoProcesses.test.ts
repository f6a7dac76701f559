import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openTestShop, type TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { type PrivatePostgres, startPrivatePostgres } from "../../support/sandbox/privatePostgres.ts"
import { at, type Buyer, pay, readyToPay, SPAIN, textAt, unitsLeft } from "../checkout/customer.ts"

const KEY = "the-admin-key-of-this-test"
const categories = `/itxrest/2/catalog/store/${SPAIN}/20000034/category`
/** Another process polls once a second. */
const A_LOOK_LATER_MS = 1_100

describe("two processes on one database", () => {
  let postgres: PrivatePostgres | undefined
  let one: TestShop
  let other: TestShop
  beforeAll(async () => {
    postgres = await startPrivatePostgres()
    if (postgres === undefined) throw new Error("Install PostgreSQL.")
    const databaseUrl = await postgres.newDatabase()
    one = await openTestShop({ databaseUrl, adminKey: KEY, repeatsRefreshes: true })
    other = await openTestShop({ databaseUrl, adminKey: KEY, repeatsRefreshes: true })
  }, 60_000)
  afterAll(async () => {
    await one.sandbox.close()
    await other.sandbox.close()
    await postgres?.stop()
  }, 30_000)
  const adminConsole = (shop: TestShop, method: string, path: string, body?: unknown) =>
    shop.call(method, path, body, { "x-admin-key": KEY })
  const later = () => new Promise((resolve) => setTimeout(resolve, A_LOOK_LATER_MS))

  it("apply the same faults, each call counted once", async () => {
    await adminConsole(one, "POST", "/sandbox/faults", {
      operationId: "listCategories",
      kind: "sessionExpired",
      remaining: 4,
    })
    expect((await one.call("GET", categories)).status).toBe(401)
    await later()
    const statuses = await Promise.all(
      [one, other, other, one, other, one].map(async (shop) => (await shop.call("GET", categories)).status),
    )
    expect(statuses.filter((status) => status === 401)).toHaveLength(3)
    expect(await Promise.all([one, other].map(async (shop) => (await shop.call("GET", categories)).status))).toEqual([
      200, 200,
    ])
  })

  it("have one clock", async () => {
    await adminConsole(one, "POST", "/sandbox/clock", { seconds: 3_600 })
    await later()
    expect(at((await adminConsole(other, "GET", "/sandbox/clock")).body, "aheadSeconds")).toBe(3_600)
  })

  it("recognise a browser that sent its key to either", async () => {
    const signedIn = await one.call("POST", "/sandbox/enter", new URLSearchParams({ key: KEY }).toString(), {
      "content-type": "application/x-www-form-urlencoded",
      origin: "http://localhost:4173",
    })
    const cookie = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? ""
    expect((await other.call("GET", "/sandbox/faults", undefined, { cookie })).status).toBe(200)
  })

  it("refresh a session once, and return the same tokens to requests that reach either at the same time", async () => {
    const guest = await one.guest(SPAIN)
    const refresh = (shop: TestShop) =>
      shop.call("POST", `/integration/oauth2/refresh?storeId=${SPAIN}`, undefined, { cookie: guest.cookie })
    const answers = await Promise.all([one, other, one, other].map(refresh))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => textAt(body, "access_token"))).size).toBe(1)
    expect(new Set(answers.map(({ headers }) => headers.getSetCookie()[0])).size).toBe(1)
    const token = textAt(answers[0]?.body, "access_token")
    await one.call("POST", `/integration/oauth2/logout?storeId=${SPAIN}`, undefined, {
      authorization: `Bearer ${token}`,
    })
    expect((await refresh(other)).status).toBe(401)
  })

  it("sell the last unit once, also to a buyer whose payment reaches both", async () => {
    const sku = "8201-400-3"
    const buyers: Buyer[] = []
    for (let number = 0; number < 6; number += 1)
      buyers.push(await readyToPay(number % 2 === 0 ? one : other, { [sku]: 1 }))
    await adminConsole(one, "POST", "/sandbox/stock", { storeId: SPAIN, sku, units: 1 })
    /** The same buyer, whose calls reach a process. */
    const through = (shop: TestShop, { guest, ...buyer }: Buyer): Buyer => ({
      ...buyer,
      guest: {
        ...guest,
        call: (method, path, body, headers) =>
          shop.call(method, path, body, { authorization: `Bearer ${guest.token}`, ...headers }),
      },
    })
    const twice = (key: string) => [one, other].map((shop) => ({ shop, key }))
    const payments = await Promise.all(
      buyers.flatMap((buyer) =>
        twice(randomUUID()).map(async ({ shop, key }) => {
          const { status } = await pay(through(shop, buyer), { key })
          return { status, orderId: buyer.orderId }
        }),
      ),
    )
    expect(new Set(payments.flatMap(({ status, orderId }) => (status === 202 ? [orderId] : []))).size).toBe(1)
    expect(await unitsLeft(other, sku)).toBe(0)
  })

  it("show a change of the catalogue that either makes, within seconds", async () => {
    const sku = "8202-800-3"
    const product = `/itxrest/2/catalog/store/${SPAIN}/20000034/productsArray?productIds=510002`
    const read = async () => JSON.stringify((await other.call("GET", product)).body)
    const before = await read()
    await adminConsole(one, "POST", "/sandbox/stock", { storeId: SPAIN, sku, units: 0 })
    await later()
    expect(await read()).not.toBe(before)
  })
})
