import { afterAll, beforeAll, expect, it } from "vitest"
import { openTestShop, type TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { at, SPAIN, worldWithUnits } from "./customer.ts"

const KEY = "the-admin-key-of-screenings"
let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop({ world: worldWithUnits({ "8201-800-3": 9 }), adminKey: KEY })
}, 60_000)
afterAll(() => shop.sandbox.close())

const set = (script: string) =>
  shop.call("POST", "/sandbox/screening", { storeId: SPAIN, script }, { "x-admin-key": KEY })
const named = async () => at((await shop.call("GET", `/itxrest/2/catalog/store/${SPAIN}`)).body, "configurations")

it("a store names the configured script, and none without fraud screening", async () => {
  expect(await named()).toEqual(expect.arrayContaining([{ parameter: "FRAUD_SCRIPT_URL", value: "" }]))
  for (const script of ["ready", "silent", "broken"]) {
    expect((await set(script)).body).toEqual({ storeId: SPAIN, script })
    expect(await named()).toEqual(
      expect.arrayContaining([{ parameter: "FRAUD_SCRIPT_URL", value: `/sandbox/fraud/${script}.js` }]),
    )
    const answer = await shop.call("GET", `/sandbox/fraud/${script}.js`)
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/javascript; charset=utf-8"])
  }
  expect((await set("missing")).status).toBe(200)
  expect((await shop.call("GET", "/sandbox/fraud/missing.js")).status).toBe(404)
  expect((await shop.call("POST", "/sandbox/fraud/ready.js", {})).status).toBe(405)
  expect((await set("none")).body).toEqual({ storeId: SPAIN, script: "none" })
  expect((await set("a poem")).status).toBe(400)
})
