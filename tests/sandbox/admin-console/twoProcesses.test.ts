import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openTestShop, type TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { newDatabase } from "../../support/sandbox/newDatabase.ts"
import { at, SPAIN } from "../checkout/customer.ts"

const KEY = "the-admin-key-of-this-test"
const categories = `/itxrest/2/catalog/store/${SPAIN}/20000034/category`
/** Another process polls once a second. */
const A_LOOK_LATER_MS = 1_100

describe("two processes on one database", () => {
  let one: TestShop
  let other: TestShop
  beforeAll(async () => {
    const { databaseUrl } = await newDatabase(true)
    if (databaseUrl === undefined) throw new Error("Install PostgreSQL.")
    one = await openTestShop({ databaseUrl, adminKey: KEY })
    other = await openTestShop({ databaseUrl, adminKey: KEY })
  }, 60_000)
  afterAll(async () => {
    await one.sandbox.close()
    await other.sandbox.close()
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
})
