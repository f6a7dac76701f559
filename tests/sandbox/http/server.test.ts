import { once } from "node:events"
import { connect } from "node:net"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { serveSandbox, type SandboxServer } from "../../../contracts/sandbox/server.ts"
import { openTestShop, type TestShop } from "../../support/sandbox/onBothDatabases.ts"

describe("the sandbox on a port", () => {
  let shop: TestShop | undefined
  let server: SandboxServer | undefined
  beforeAll(async () => {
    shop = await openTestShop()
    server = await serveSandbox(shop.sandbox)
  }, 60_000)
  afterAll(async () => {
    await server?.close()
    await shop?.sandbox.close()
  })
  const at = (path: string) => `${server?.url}${path}`

  it("returns the same reads, bodies and cookies as the function", async () => {
    const list = await fetch(at("/itxrest/2/catalog/store/10000034/20000034/category/1020/product"))
    expect([list.status, list.headers.get("cache-control")]).toEqual([200, "public, max-age=30"])
    expect(await list.json()).toMatchObject({ totalCount: 2 })
    const filters = await fetch(at("/itxrest/2/catalog/store/10000034/20000034/filters"), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"productIds":["510001"]}',
    })
    expect(await filters.json()).toMatchObject({ filters: { price: { min: 3995 } } })
    const login = await fetch(at("/integration/oauth2/login?storeId=10000034"), {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({
        email: "registered@selvedge.example",
        password: "Selvedge2026",
        redirectUri: "/10000034/",
      }),
    })
    expect([login.status, login.headers.getSetCookie()]).toMatchObject([
      303,
      [
        expect.stringContaining("access_token@"),
        expect.stringContaining("refresh_token@"),
        expect.stringContaining("user_type@"),
        expect.stringContaining("device="),
      ],
    ])
  })

  it("answers HEAD with the headers alone, and a body that is too large with 400", async () => {
    const head = await fetch(at("/itxrest/2/catalog/store"), { method: "HEAD" })
    expect([head.status, await head.text()]).toEqual([200, ""])
    const large = await fetch(at("/itxrest/2/catalog/store/10000034/20000034/filters"), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "x".repeat(1_100_000),
    })
    expect(large.status).toBe(400)
  })

  it("closes in spite of a request without its body", async () => {
    const other = await serveSandbox(
      { handle: async (request) => new Response(await request.text()) },
      { graceMs: 200 },
    )
    const { hostname, port } = new URL(other.url)
    const socket = connect(Number(port), hostname)
    const ended = once(socket, "close")
    await once(socket, "connect")
    socket.write("POST / HTTP/1.1\r\nhost: shop.example\r\ncontent-length: 2\r\nexpect: 100-continue\r\n\r\n")
    // The server answers 100 when it has received the request.
    await once(socket, "data")
    socket.on("error", () => undefined)
    await other.close()
    expect((await ended)[0]).toBe(false)
  })
})
