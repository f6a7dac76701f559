import { randomUUID } from "node:crypto"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { constant } from "../../../adapters/composition/PortBinding.ts"
import { testRoot } from "../../../adapters/composition/testRoot.ts"
import { CartGateway } from "../../../application/cart/CartGateway.ts"
import { saveBackup, readBackup, restoreBackup } from "../../../application/cart/cartBackup.ts"
import { IdGenerator } from "../../../application/platform/IdGenerator.ts"
import type { Cart } from "../../../domain/cart/Cart.ts"
import { cartPath, listAt, textAt, worldWithUnits } from "../../sandbox/checkout/customer.ts"
import { aDemoBuyer } from "../../sandbox/checkout/aDemoBuyer.ts"
import { inSpain } from "../../support/backend/scopes.ts"
import type { TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { openTestShop } from "../../support/sandbox/onBothDatabases.ts"

const PLAIN = "8201-800-3"
const SHIRT = "8201-400-3"
const LINEN = "8202-800-3"
const LOOK = { bundleId: "290001", isItemSet: true }
const letters = (text: string) => [{ areaId: "collar", colorId: "indigo", typographyId: "serif", text }]
let shop: TestShop

beforeAll(async () => {
  const world = worldWithUnits({ [PLAIN]: 50, [SHIRT]: 50, [LINEN]: 50 })
  const products = world.products
    .slice(0, 2)
    .flatMap((product) => product.colours.slice(0, 1).map((colour) => ({ product, colour })))
  const look = {
    id: LOOK.bundleId,
    mfname: "6001",
    name: { en: "The shirts", es: "Las camisas" },
    description: { en: "Two shirts.", es: "Dos camisas." },
    categoryId: "1020",
    items: products,
    novelty: -1,
  }
  shop = await openTestShop({ world: { ...world, bundles: [look] } })
}, 60_000)
afterAll(() => shop.sandbox.close())

/** The fields by which a customer recognises lines. */
const known = ({ items }: Pick<Cart, "items">) =>
  items.map(({ sku, quantity, bundle, customization }) => [sku, quantity, bundle?.id, customization?.[0]?.text])

describe("the backup of an account's cart", () => {
  it("restores the customization of an item, and the bundle of its items", async () => {
    const { guest } = await aDemoBuyer(shop, PLAIN)
    const add = async (cartItems: readonly object[]) => (await guest.call("POST", cartPath(), { cartItems })).body
    await add([{ sku: SHIRT, quantity: 2, customization: letters("ANA") }])
    const filled = await add([SHIRT, LINEN].map((sku) => ({ sku, quantity: 1, ...LOOK })))
    const lines = listAt(filled, "items")
    expect(lines).toHaveLength(4)
    const { context } = testRoot(inSpain, {
      fetch: (request) => shop.sandbox.handle(request),
      backendUrl: "http://localhost:4173",
      session: { accessToken: Redacted.make(guest.token), userType: "registered" },
      devices: [constant(IdGenerator, { uuid: Effect.sync(() => randomUUID()) })],
    })
    const run = Effect.runPromiseWith(context)
    const before = await run(CartGateway.use((gateway) => gateway.getCart))
    await run(saveBackup(before))
    await guest.call("PUT", cartPath(), {
      cartItems: lines.map((line) => ({ id: textAt(line, "id"), sku: textAt(line, "sku"), quantity: 0 })),
    })
    expect(known(await run(CartGateway.use((gateway) => gateway.getCart)))).toEqual([])
    const after = await run(restoreBackup())
    expect(known(after)).toEqual(known(before))
    expect(
      known(after).some(([, , bundleId]) => bundleId === LOOK.bundleId) &&
        known(after).some(([, , , text]) => text === "ANA"),
    ).toBe(true)
    expect((await run(readBackup())).map(({ sku }) => sku)).toEqual(before.items.map(({ sku }) => sku))
  })
})
