import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { testRoot } from "../../../adapters/composition/testRoot.ts"
import { CartGateway } from "../../../application/cart/CartGateway.ts"
import { inSpain } from "../../support/backend/scopes.ts"
import { openTestShop, type TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { smallWorld } from "../../support/sandbox/smallWorld.ts"

const SPAIN = "10000034"
const JAPAN = "10000081"
const cart = (storeId: string) => `/itxrest/2/order/store/${storeId}/cart`

describe("a store without OAuth", () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({
      world: { ...smallWorld, stores: smallWorld.stores.map((store) => ({ ...store, usesOAuth: store.id !== SPAIN })) },
    })
  }, 60_000)
  afterAll(async () => shop.sandbox.close())

  const withCookie = async (storeId: string, headers: Readonly<Record<string, string>> = {}) => {
    const { token } = await shop.guest(storeId)
    return shop.call(
      "POST",
      cart(storeId),
      { cartItems: [{ sku: "8201-800-3", quantity: 1 }] },
      { cookie: `access_token@${storeId}=${token}`, ...headers },
    )
  }

  it("identifies a customer by the session cookie, which another store ignores", async () => {
    expect((await withCookie(SPAIN)).status).toBe(200)
    expect((await withCookie(JAPAN)).status).toBe(401)
    expect((await shop.call("GET", cart(SPAIN))).status).toBe(401)
  })

  it("F22 refuses cross-site requests with that cookie", async () => {
    expect((await withCookie(SPAIN, { "sec-fetch-site": "cross-site" })).status).toBe(403)
    expect((await withCookie(SPAIN, { origin: "https://evil.example" })).status).toBe(403)
    expect((await withCookie(SPAIN, { "sec-fetch-site": "same-origin" })).status).toBe(200)
  })

  it("works without the Bearer header", async () => {
    const { token } = await shop.guest(SPAIN)
    const authorized: string[] = []
    const { context } = testRoot(
      { ...inSpain, store: { ...inSpain.store, configuration: { OAUTH_ENABLED: "false" } } },
      {
        backendUrl: "http://localhost:4173",
        session: { accessToken: Redacted.make(token), userType: "guest" },
        fetch: (request) => {
          if (request.headers.has("authorization")) authorized.push(request.url)
          return shop.sandbox.handle(request)
        },
      },
    )
    const { items } = await Effect.runPromiseWith(context)(CartGateway.use((gateway) => gateway.getCart))
    expect([items, authorized]).toEqual([[], []])
  })
})
