import { afterAll, beforeAll } from "vitest"
import { worldWithUnits } from "../../sandbox/checkout/customer.ts"
import type { TestShop } from "./onBothDatabases.ts"
import { openTestShop } from "./onBothDatabases.ts"

/** The only items of the shop, ninety units of each. */
export const SKU = "8201-800-3"

/** One shop for all tests of a file, opened before the first and closed after the last. */
export function checkoutShop(options: { readonly adminKey?: string } = {}): () => TestShop {
  let shop: TestShop | undefined
  beforeAll(async () => {
    shop = await openTestShop({ world: worldWithUnits({ [SKU]: 90 }), ...options })
  }, 60_000)
  afterAll(() => shop?.sandbox.close())
  return () => {
    if (shop === undefined) throw new Error("The shop opens before the tests of its file, not with it.")
    return shop
  }
}
