import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { usesSession } from "../../../adapters/backend/http/identity/sessionPolicy.ts"
import type { ShopInProcess } from "../../support/web/shopInProcess.ts"
import { ADMIN_KEY, shopInProcess, TestVisitor } from "../../support/web/shopInProcess.ts"

const HOME = "/10000034/"
const MINI_CART = "/itxrest/2/order/store/10000034/mini-cart?appId=1"
const LOGIN = `/integration/oauth2/login?storeId=10000034&redirectUri=${encodeURIComponent(`${HOME}cart`)}`
const EXPIRED_PAGE = `${HOME}session-expired?redirectUri=`

/** The response to every call with a customer's token; undefined for regular responses. */
let queueRefused: (() => Response) | undefined
let open: ShopInProcess
let refreshes = 0
beforeAll(async () => {
  open = await shopInProcess((backend) => {
    const through = (ask: typeof backend.fetch) => async (request: Request) => {
      const { pathname } = new URL(request.url)
      if (pathname.endsWith("/refresh")) {
        refreshes += 1
        if (queueRefused !== undefined) return Response.json({ code: 4, key: "_ERR_SESSION_EXPIRED" }, { status: 401 })
      }
      return queueRefused !== undefined && usesSession(pathname) ? queueRefused() : ask(request)
    }
    return { ...backend, fetch: through(backend.fetch), proxy: through(backend.proxy) }
  })
}, 240_000)
afterAll(() => open.close())
beforeEach(() => {
  queueRefused = undefined
  refreshes = 0
})

async function signedInVisitor(): Promise<TestVisitor> {
  const visitor = new TestVisitor(open.shop)
  await visitor.ask(LOGIN, {
    method: "POST",
    body: new URLSearchParams({
      email: "registered@selvedge.example",
      password: "Selvedge2026",
      redirectUri: `${HOME}cart`,
    }),
  })
  expect(visitor.secrets.length).toBeGreaterThan(0)
  return visitor
}

async function aGuest(): Promise<TestVisitor> {
  const visitor = new TestVisitor(open.shop)
  await visitor.ask(MINI_CART)
  expect(visitor.secrets.length).toBeGreaterThan(0)
  return visitor
}

/** Pages that the server renders with a customer's token. */
const PAGES = ["cart", "wishlist", "account", "account/profile"]
const asked = (body: object, status: number) => () => Response.json(body, { status })
const BODIES: readonly (readonly [string, () => Response])[] = [
  ["200 with code 4", asked({ code: 4 }, 200)],
  ["400 with code 4", asked({ code: 4, key: "_ERR_SESSION_EXPIRED" }, 400)],
  ["409 with the code 4 as a text", asked({ code: "4" }, 409)],
]

describe("A session that the backend reports as ended, on a server-rendered page", () => {
  for (const page of PAGES) {
    it.each(BODIES)(
      `${page}: a body of %s resets the user to a guest and redirects to the session-expired page, without a refresh`,
      async (_, answer) => {
        const visitor = await signedInVisitor()
        queueRefused = answer
        const shown = await visitor.ask(`${HOME}${page}`)
        const location = shown.headers.get("location") ?? ""
        expect([
          shown.status,
          location.startsWith(EXPIRED_PAGE),
          visitor.secrets,
          refreshes,
          shown.headers.get("cache-control"),
        ]).toEqual([302, true, [], 0, "private, no-store"])
        const landed = await visitor.ask(location)
        expect([landed.status, landed.headers.get("cache-control")]).toEqual([200, "private, no-store"])
        expect(await landed.text()).toContain("Tu sesión ha caducado")
        queueRefused = undefined
        expect((await visitor.ask(`${HOME}cart`)).status).toBe(200)
      },
    )

    it.each([4, 11])(
      `${page}: 403 with code %d is refreshed once, and redirects to the login where the refresh fails`,
      async (code) => {
        const visitor = await signedInVisitor()
        queueRefused = asked({ code }, 403)
        const shown = await visitor.ask(`${HOME}${page}`)
        expect([
          shown.status,
          shown.headers.get("location")?.startsWith("/integration/oauth2/login?"),
          visitor.secrets,
          refreshes,
        ]).toEqual([302, true, [], 1])
        const other = await customerWithout()
        const call = await other.ask(MINI_CART)
        expect([call.headers.get("session-way"), other.secrets]).toEqual(["login", []])
      },
    )
  }

  it("is the same for a guest, whose cart page redirects to the session-expired page", async () => {
    const visitor = await aGuest()
    queueRefused = asked({ code: 4 }, 400)
    const shown = await visitor.ask(`${HOME}cart`)
    expect([shown.status, shown.headers.get("location")?.startsWith(EXPIRED_PAGE), visitor.secrets]).toEqual([
      302,
      true,
      [],
    ])
  })

  it("is the same for a form of a page without scripts", async () => {
    const visitor = await signedInVisitor()
    queueRefused = asked({ code: 4 }, 400)
    const answer = await visitor.ask(`${HOME}cart/items`, {
      method: "POST",
      body: new URLSearchParams({ sku: "8201-800-3", quantity: "1" }),
    })
    expect([answer.status, answer.headers.get("location")?.startsWith(EXPIRED_PAGE), visitor.secrets]).toEqual([
      303,
      true,
      [],
    ])
  })

  it("leaves pages without a session unchanged", async () => {
    const visitor = await signedInVisitor()
    queueRefused = asked({ code: 4 }, 400)
    for (const page of ["", "session-expired"])
      expect([page, (await visitor.ask(`${HOME}${page}`)).status]).toEqual([page, 200])
  })

  async function customerWithout(): Promise<TestVisitor> {
    const earlierError = queueRefused
    queueRefused = undefined
    const visitor = await signedInVisitor()
    queueRefused = earlierError
    return visitor
  }
})

describe("The sandbox's switch for an ended session", () => {
  const set = (operationId: string) =>
    open.sandbox.handle(
      new Request("http://shop.test/sandbox/faults", {
        method: "POST",
        headers: { "x-admin-key": ADMIN_KEY, "content-type": "application/json" },
        body: JSON.stringify({ operationId, kind: "sessionEnded", remaining: 1 }),
      }),
    )

  it("redirects a page of the server, and a call of a browser, to the session-expired page", async () => {
    const visitor = await signedInVisitor()
    expect((await set("getCart")).status).toBe(200)
    const page = await visitor.ask(`${HOME}cart`)
    expect([page.status, page.headers.get("location"), visitor.secrets]).toEqual([
      302,
      `${EXPIRED_PAGE}%2F10000034%2Fcart`,
      [],
    ])
    const caller = await signedInVisitor()
    await set("getMiniCart")
    const call = await caller.ask(MINI_CART)
    expect([call.status, call.headers.get("session-way"), caller.secrets]).toEqual([400, "sessionExpired", []])
  })
})
