import { afterAll, beforeAll, expect, it } from "vitest"
import { providerStates } from "../../../contracts/sandbox/composition/providerStates.ts"
import { openTestShop, type TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { at, cartPath, listAt, SPAIN, textAt, worldWithUnits } from "../checkout/customer.ts"

const ADMIN_KEY = "the-admin-key-of-this-test"
let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop({ adminKey: ADMIN_KEY, world: worldWithUnits({ "8201-400-3": 20, "8202-800-3": 20 }) })
})
afterAll(() => shop.sandbox.close())

it("a business client has an order after any earlier state of the demo business client's cart", async () => {
  const states = providerStates(shop.sandbox.handle, "http://localhost:4173", ADMIN_KEY)
  const { token } = (await states.get("a business client with a cart")?.({ storeId: SPAIN })) ?? {}
  const asBusiness = { authorization: `Bearer ${token}` }
  const line = listAt((await shop.call("GET", cartPath(), undefined, asBusiness)).body, "items")[0]
  await shop.call(
    "POST",
    "/sandbox/stock",
    { storeId: SPAIN, sku: textAt(line, "sku"), units: 0 },
    { "x-admin-key": ADMIN_KEY },
  )
  const paid = await states.get("a business client with a paid order")?.({ storeId: SPAIN })
  const order = await shop.call(
    "GET",
    `/itxrest/2/order/store/${SPAIN}/order/${paid?.["orderId"]}`,
    undefined,
    asBusiness,
  )
  expect(at(order.body, "items.length")).toBe(1)
})
