import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { serverCaches, serverDevices, serverRoot } from "../../../adapters/composition/serverRoot.ts"
import type { SessionCookies } from "../../../adapters/node/RequestCookieSession.ts"
import { CartGateway } from "../../../application/cart/CartGateway.ts"
import { StoreGateway } from "../../../application/store/StoreGateway.ts"
import { exampleBackend } from "../../support/backend/exampleBackend.ts"
import { RotatingBackend } from "../../support/backend/rotatingBackend.ts"
import { inSpain } from "../../support/backend/scopes.ts"

function cookiesOf(sent: Readonly<Record<string, string>>, isHttps = false) {
  const values = new Map(Object.entries(sent))
  const set: Record<string, { readonly value: string; readonly httpOnly: boolean; readonly maxAgeSeconds?: number }> =
    {}
  const cookies: SessionCookies = {
    isHttps,
    get: (name) => values.get(name),
    set: (name, value, attributes) => {
      set[name] = { value, ...attributes }
      if (attributes.maxAgeSeconds === 0) values.delete(name)
      else values.set(name, value)
    },
  }
  return { cookies, set }
}

const backendUrl = "http://backend.test"
const call = "http://shop.test/itxrest/2/order/store/10000034/mini-cart?appId=1&languageId=-5"
const stored = {
  "access_token@10000034": "access-0",
  "refresh_token@10000034": "refresh-0",
  "user_type@10000034": "guest",
}

describe("the web server", () => {
  it("stores a new guest's tokens in cookies that no script reads, and tells the page only the user type", async () => {
    const { cookies, set } = cookiesOf({}, true)
    const { context } = serverRoot(
      { fetch: new RotatingBackend().fetch, backendUrl, cookies, caches: serverCaches() },
      inSpain,
    )
    await Effect.runPromiseWith(context)(CartGateway.use((gateway) => gateway.getMiniCart))
    expect(set).toMatchObject({
      "__Host-access_token@10000034": { value: "access-1", httpOnly: true },
      "__Host-refresh_token@10000034": { value: "refresh-1", httpOnly: true },
      "user_type@10000034": { value: "guest", httpOnly: false },
    })
  })

  it("refreshes once for all concurrent calls of a page, each a request of its own", async () => {
    const backend = new RotatingBackend()
    backend.expire()
    const caches = serverCaches()
    const pages = Array.from({ length: 50 }, () => cookiesOf(stored))
    const answers = await Promise.all(
      pages.map(({ cookies }) =>
        Effect.runPromise(
          serverRoot({ fetch: backend.fetch, backendUrl, cookies, caches }, inSpain).forward(new Request(call)),
        ),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(pages.map(() => 200))
    expect(backend).toMatchObject({ refreshes: 1, guests: 0, served: 50 })
    for (const { set } of pages)
      expect(set).toMatchObject({
        "access_token@10000034": { value: "access-2" },
        "refresh_token@10000034": { value: "refresh-2" },
      })
  })

  it("stores the tokens of a login, and returns them to no client; they are removed at logout", async () => {
    const { cookies, set } = cookiesOf(stored)
    const { forward } = serverRoot(
      { fetch: exampleBackend().fetch, backendUrl, cookies, caches: serverCaches() },
      inSpain,
    )
    const account = "http://shop.test/itxrest/2/user/store/10000034/identity?appId=1"
    const body = JSON.stringify({ logon: "ana.prueba@example.org", password: "Selvedge2026" })
    const answer = await Effect.runPromise(
      forward(new Request(account, { method: "POST", headers: { "content-type": "application/json" }, body })),
    )
    expect(await answer.json()).toMatchObject({
      access_token: "held-by-server",
      user_type: "registered",
      identity: { userId: "55501" },
    })
    expect(set).toMatchObject({
      "access_token@10000034": { value: "r.N4x8TzKq2b7Lw5e1", httpOnly: true },
      "user_type@10000034": { value: "registered", httpOnly: false },
    })
    expect((await Effect.runPromise(forward(new Request(account, { method: "DELETE" })))).status).toBe(204)
    expect(set).toMatchObject({
      "access_token@10000034": { maxAgeSeconds: 0 },
      "refresh_token@10000034": { maxAgeSeconds: 0 },
      "user_type@10000034": { maxAgeSeconds: 0 },
    })
  })

  it.each([
    [
      "agent/store/10000034/assisted-purchase",
      {
        agentId: "agent-1",
        agentName: "Berta Ejemplo",
        clientId: "registered@selvedge.example",
        token: "agent-1.1768471770.nonce-nonce-nonce-1.dGhpcy1pcy1hbi1leGFtcGxl",
      },
      "registered",
    ],
    [
      "agent/store/10000034/merchant-temporary-user",
      {
        address: { firstName: "Ana", addressLines: ["Rúa do Exemplo 12"], city: "A Coruña", countryCode: "ES" },
        code: "482913",
        phone: "+34600000000",
        physicalStoreId: "4001",
      },
      "guest",
    ],
    [
      "app/store/10000034/launch-app",
      { deviceInfo: { deviceId: "3f6d2c1a", platform: "web", appVersion: "0.1.0" } },
      "registered",
    ],
  ])("stores the token of a session that %s starts, and shows it to no page (R4)", async (path, wish, userType) => {
    const { cookies, set } = cookiesOf({})
    const { forward } = serverRoot(
      { fetch: exampleBackend().fetch, backendUrl, cookies, caches: serverCaches() },
      inSpain,
    )
    const answer = await Effect.runPromise(
      forward(
        new Request(`http://shop.test/itxrest/2/${path}?appId=1`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(wish),
        }),
      ),
    )
    const text = await answer.text()
    expect(text).toContain("held-by-server")
    expect(text).not.toContain("7H2mQv1Yw0c3kq9s")
    expect(set).toMatchObject({
      "access_token@10000034": { value: expect.stringContaining("7H2mQv1Yw0c3kq9s"), httpOnly: true },
      "user_type@10000034": { value: userType },
    })
  })

  it("forwards only the parts of the call, and returns no cookie and no token", async () => {
    const seen: Headers[] = []
    const { cookies } = cookiesOf(stored)
    const { forward } = serverRoot(
      {
        backendUrl,
        cookies,
        caches: serverCaches(),
        fetch: (request) => {
          seen.push(request.headers)
          return Promise.resolve(
            Response.json({ itemCount: 1 }, { headers: { "set-cookie": "refresh_token=x", server: "secret/1.0" } }),
          )
        },
      },
      inSpain,
    )
    const answer = await Effect.runPromise(
      forward(
        new Request(call, {
          headers: {
            cookie: "access_token@10000034=access-0",
            authorization: "Bearer of-the-page",
            "x-forwarded-for": "1.2.3.4",
            accept: "application/json",
          },
        }),
      ),
    )
    expect(Object.fromEntries(seen[0] ?? [])).toEqual({
      accept: "application/json",
      authorization: "Bearer access-0",
      "x-forwarded-for": "1.2.3.4",
    })
    expect(Object.fromEntries(answer.headers)).toEqual({
      "content-type": "application/json",
      "cache-control": "no-store",
    })
    expect(await answer.json()).toEqual({ itemCount: 1 })
  })

  it("forwards a body, also a second time after a refresh", async () => {
    const backend = new RotatingBackend()
    backend.expire()
    const bodies: string[] = []
    const { cookies } = cookiesOf(stored)
    const { forward } = serverRoot(
      {
        backendUrl,
        cookies,
        caches: serverCaches(),
        fetch: async (request) => {
          if (request.url.includes("/cart")) bodies.push(await request.clone().text())
          return backend.fetch(request)
        },
      },
      inSpain,
    )
    const body = JSON.stringify({ cartItems: [{ sku: "8201-400-3", quantity: 1 }] })
    const answer = await Effect.runPromise(
      forward(
        new Request("http://shop.test/itxrest/2/order/store/10000034/cart", {
          method: "POST",
          body,
          headers: { "content-type": "application/json" },
        }),
      ),
    )
    expect(answer.status).toBe(200)
    expect(bodies).toEqual([body, body])
  })

  it("refuses a call above the contract's size limit, and reports an unreachable backend", async () => {
    const { cookies } = cookiesOf(stored)
    const { forward } = serverRoot(
      { fetch: () => Promise.reject(new TypeError("fetch failed")), backendUrl, cookies, caches: serverCaches() },
      inSpain,
    )
    const large = await Effect.runPromise(
      forward(
        new Request("http://shop.test/itxrest/2/order/store/10000034/cart", {
          method: "POST",
          body: "x".repeat(1_100_000),
        }),
      ),
    )
    expect(large.status).toBe(413)
    const video = "http://shop.test/itxrest/2/order/store/10000034/gift-card/41/video"
    const sized = async (method: string, size: number) =>
      (await Effect.runPromise(forward(new Request(video, { method, body: "x".repeat(size) })))).status
    // The video of a gift card is a file of up to the contract's maximum size.
    expect([await sized("PUT", 7_340_032), await sized("PUT", 7_340_033), await sized("POST", 1_100_000)]).toEqual([
      502, 413, 413,
    ])
    const away = await Effect.runPromise(forward(new Request(call)))
    expect(away.status).toBe(502)
    expect(await away.json()).toMatchObject({ key: "_ERR_UNREACHABLE" })
  })

  it("ends a session and removes its cookies, also when the shop is unreachable", async () => {
    const logout = "http://shop.test/integration/oauth2/logout?storeId=10000034"
    const seen: (string | null)[] = []
    const answers = [
      () => Promise.resolve(new Response(null, { status: 204 })),
      () => Promise.reject(new TypeError("fetch failed")),
    ]
    for (const answer of answers) {
      const { cookies, set } = cookiesOf(stored)
      const { forward } = serverRoot(
        {
          backendUrl,
          cookies,
          caches: serverCaches(),
          fetch: (request) => {
            seen.push(request.headers.get("cookie"))
            return answer()
          },
        },
        inSpain,
      )
      expect((await Effect.runPromise(forward(new Request(logout, { method: "POST" })))).status).toBe(204)
      for (const name of Object.keys(stored)) expect(set[name]?.maxAgeSeconds).toBe(0)
    }
    expect(seen).toEqual(["refresh_token=refresh-0", "refresh_token=refresh-0"])
  })

  it("requests the same public response once, and again after a failure", async () => {
    const backend = exampleBackend()
    let failures = 1
    const config = {
      backendUrl,
      caches: serverCaches(),
      fetch: (request: Request) =>
        failures-- > 0 ? Promise.resolve(new Response(null, { status: 503 })) : backend.fetch(request),
    }
    const stores = StoreGateway.use((gateway) => gateway.listStores)
    const error = await Effect.runPromiseWith(serverDevices(config).context)(Effect.flip(stores))
    expect(error.reason._tag).toBe("ServerFault")
    for (let reader = 0; reader < 5; reader += 1)
      expect(await Effect.runPromiseWith(serverDevices(config).context)(stores)).toHaveLength(1)
    expect(backend.calls).toHaveLength(1)
  })
})
