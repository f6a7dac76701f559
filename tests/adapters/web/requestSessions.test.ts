import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { ShopInProcess } from "../../support/web/shopInProcess.ts"
import { shopInProcess, TestVisitor } from "../../support/web/shopInProcess.ts"

const HOME = "/10000034/"
const LOGIN = `/integration/oauth2/login?storeId=10000034&redirectUri=${encodeURIComponent(`${HOME}cart`)}`
const MINI_CART = "/itxrest/2/order/store/10000034/mini-cart?appId=1"
const SESSION_CALL = (name: string) => [`/integration/oauth2/${name}?storeId=10000034`, { method: "POST" }] as const

/** The layer between the web server and the sandbox, set by each test. */
let intercept: (request: Request, proceed: () => Promise<Response>) => Promise<Response>
let open: ShopInProcess
const seen: string[] = []
beforeAll(async () => {
  open = await shopInProcess((backend) => {
    const through = (ask: typeof backend.fetch) => (request: Request) => {
      seen.push(`${request.method} ${new URL(request.url).pathname}`)
      return intercept(request, () => ask(request))
    }
    return { ...backend, fetch: through(backend.fetch), proxy: through(backend.proxy) }
  })
}, 240_000)
afterAll(() => open.close())
beforeEach(() => {
  intercept = (_, proceed) => proceed()
  seen.length = 0
})

const credentials = () =>
  new URLSearchParams({ email: "registered@selvedge.example", password: "Selvedge2026", redirectUri: `${HOME}cart` })
const signIn = (visitor: TestVisitor) => visitor.ask(LOGIN, { method: "POST", body: credentials() })
async function signedInVisitor(): Promise<TestVisitor> {
  const visitor = new TestVisitor(open.shop)
  await signIn(visitor)
  return visitor
}
/** The cookie lines of a response, without the one that marks a known device (F185), which grants no access. */
const sessionLines = (answer: Response) =>
  answer.headers.getSetCookie().filter((line) => !/^(?:__Host-)?device=/.test(line))
/** Names of the session cookies that a response sets, with their visibility to scripts. */
const cookiesSet = (answer: Response) =>
  sessionLines(answer)
    .map(
      (line) =>
        `${line.split("=")[0] ?? ""}${line.includes("HttpOnly") ? "" : " readable"}` +
        `${line.includes("Max-Age=0") ? " gone" : ""}`,
    )
    .toSorted()
const HELD = ["access_token@10000034", "refresh_token@10000034", "user_type@10000034 readable"]
const GONE = ["access_token@10000034 gone", "refresh_token@10000034 gone", "user_type@10000034 readable gone"]
const ends =
  (path: string, answer: () => Response): typeof intercept =>
  async (request, proceed) =>
    new URL(request.url).pathname.endsWith(path) ? answer() : proceed()
const rejecting =
  (...also: readonly (readonly [string, () => Response])[]): typeof intercept =>
  async (request, proceed) => {
    const { pathname } = new URL(request.url)
    const [, answer] = also.find(([path]) => pathname.endsWith(path)) ?? []
    return answer !== undefined
      ? answer()
      : pathname.includes("/cart") || pathname.endsWith("/mini-cart")
        ? Response.json({ code: 4 }, { status: 401 })
        : proceed()
  }

/** The ways in which backends set the cookies of a login. */
const BACKENDS: readonly (readonly [string, (line: string) => string])[] = [
  ["as the sandbox does", (line) => line],
  ["as the rules do, readable for every script", (line) => line.replace("; HttpOnly", "")],
  ["by names of its own", (line) => line.replace("@10000034=", "=").replace(/^/, "__Host-").replace("; HttpOnly", "")],
]

describe("A session that the web server holds", () => {
  it.each(BACKENDS)(
    "F20 starts at the backend's login, which sets its cookies %s: with new tokens, and no guest's",
    async (_, written) => {
      const visitor = new TestVisitor(open.shop)
      await visitor.ask(MINI_CART)
      const before = visitor.secrets
      intercept = async (request, proceed) => {
        const answer = await proceed()
        if (!request.url.includes("/login")) return answer
        const headers = new Headers([...answer.headers].filter(([name]) => name !== "set-cookie"))
        for (const line of answer.headers.getSetCookie()) headers.append("set-cookie", written(line))
        headers.append("set-cookie", "csrf=own; Path=/")
        return new Response(answer.body, { status: answer.status, headers })
      }
      const answer = await signIn(visitor)
      expect([answer.status, answer.headers.get("location")]).toEqual([303, `${HOME}cart`])
      expect(cookiesSet(answer)).toEqual([...HELD.slice(0, 1), "csrf readable", ...HELD.slice(1)])
      expect(visitor.secrets.filter((secret) => before.includes(secret))).toEqual([])
      const fixed = await open.sandbox.handle(
        new Request(`http://shop.test${MINI_CART}`, { headers: { authorization: `Bearer ${before[0]}` } }),
      )
      expect(fixed.status).toBe(401)
      expect((await visitor.ask(MINI_CART)).status).toBe(200)
      // The login page redirects a signed-in customer at once; it reads the session by the rules' names.
      const again = await visitor.ask(LOGIN)
      expect([again.status, again.headers.get("location")]).toEqual([302, `${HOME}cart`])
    },
  )

  it("is renewed by a page's request, without showing it the token", async () => {
    const visitor = await signedInVisitor()
    const before = visitor.secrets
    const answer = await visitor.ask(...SESSION_CALL("refresh"))
    const text = await answer.text()
    expect([answer.status, cookiesSet(answer)]).toEqual([200, HELD])
    expect(JSON.parse(text)).toMatchObject({ access_token: "held-by-server", user_type: "registered" })
    expect(visitor.secrets.filter((secret) => before.includes(secret) || text.includes(secret))).toEqual([])
    expect((await visitor.ask(MINI_CART)).status).toBe(200)
  })

  describe("is persisted", () => {
    const IDENTITY = "/itxrest/2/user/store/10000034/identity"
    /** A login by the page's own form, and the response's cookies. */
    async function openSession(rememberMe: boolean | undefined) {
      const visitor = new TestVisitor(open.shop)
      const body = JSON.stringify({
        logon: "registered@selvedge.example",
        password: "Selvedge2026",
        ...(rememberMe === undefined ? {} : { rememberMe }),
      })
      return {
        visitor,
        login: await visitor.ask(IDENTITY, { method: "POST", headers: { "content-type": "application/json" }, body }),
      }
    }
    const lifetimes = (answer: Response) =>
      new Set(sessionLines(answer).map((line) => /Max-Age=(\d+)/.exec(line)?.[1] ?? "browser"))

    it.each([
      [undefined, "2592000"],
      [true, "2592000"],
      [false, "browser"],
    ])("as its customer chooses (%s), at the login and after each refresh: %s", async (rememberMe, lifetime) => {
      const { visitor, login } = await openSession(rememberMe)
      expect([login.status, cookiesSet(login), lifetimes(login)]).toEqual([200, HELD, new Set([lifetime])])
      const refresh = await visitor.ask(...SESSION_CALL("refresh"))
      expect([refresh.status, cookiesSet(refresh), lifetimes(refresh)]).toEqual([200, HELD, new Set([lifetime])])
    })

    it("as its customer chooses, also where the backend's responses do not repeat it", async () => {
      intercept = async (request, proceed) => {
        const answer = await proceed()
        const headers = new Headers([...answer.headers].filter(([name]) => name !== "set-cookie"))
        return request.url.includes("/identity")
          ? new Response(answer.body, { status: answer.status, headers })
          : answer
      }
      const [forgotten, remembered] = [await openSession(false), await openSession(true)]
      const held = (answer: Response) =>
        answer.headers
          .getSetCookie()
          .filter((line) => !line.includes("Max-Age=0"))
          .map((line) => `${line.split("@")[0]} ${/Max-Age=(\d+)/.exec(line)?.[1] ?? "browser"}`)
      expect([held(forgotten.login), held(remembered.login)]).toEqual([
        ["access_token browser", "user_type browser"],
        ["access_token 86400", "user_type 2592000"],
      ])
    })

    it.each([
      ["as long as the refresh token, not as the token", (line: string) => line, "2592000"],
      ["until the browser is closed", (line: string) => line.replace(/Max-Age=\d+; /, ""), "browser"],
    ])("after the backend's own login page %s", async (_, written, lifetime) => {
      intercept = async (request, proceed) => {
        const answer = await proceed()
        const headers = new Headers([...answer.headers].filter(([name]) => name !== "set-cookie"))
        for (const line of answer.headers.getSetCookie()) headers.append("set-cookie", written(line))
        return request.url.includes("/login") ? new Response(answer.body, { status: answer.status, headers }) : answer
      }
      const answer = await signIn(new TestVisitor(open.shop))
      expect([cookiesSet(answer), lifetimes(answer)]).toEqual([HELD, new Set([lifetime])])
    })
  })

  it("ends at a logout, also when the backend fails, and never by GET", async () => {
    for (const fails of [false, true]) {
      const visitor = await signedInVisitor()
      if (fails) intercept = ends("/logout", () => new Response(null, { status: 500 }))
      expect((await visitor.ask("/integration/oauth2/logout?storeId=10000034")).status).toBeGreaterThanOrEqual(400)
      expect(visitor.secrets).toHaveLength(2)
      const answer = await visitor.ask(...SESSION_CALL("logout"))
      expect([answer.status, cookiesSet(answer), visitor.secrets]).toEqual([204, GONE, []])
    }
  })

  it("is over once the page has removed its cookies, also without a logout call", async () => {
    const visitor = await signedInVisitor()
    visitor.forget("user_type@10000034")
    const answer = await visitor.ask(MINI_CART)
    expect([answer.status, cookiesSet(answer)]).toEqual([200, HELD])
    expect(answer.headers.getSetCookie().find((line) => line.startsWith("user_type"))).toContain("=guest")
  })

  it("F6 that cannot be refreshed redirects a page and its calls to the login, and removes its tokens", async () => {
    intercept = rejecting(["/refresh", () => new Response(null, { status: 500 })], ["/login", () => new Response()])
    for (const failing of [
      () => new Response(null, { status: 500 }),
      () => Response.json({}, { status: 400 }),
      () => {
        throw new TypeError("fetch failed")
      },
    ]) {
      const cases = [await withRefresh(failing, MINI_CART), await withRefresh(failing, `${HOME}cart?a=1`)]
      expect(cases.map(({ answer }) => [answer.status, answer.headers.get("session-way")])).toEqual([
        [401, "login"],
        [302, null],
      ])
      expect(
        new URL(cases[1]?.answer.headers.get("location") ?? "", "http://shop.test").searchParams.get("redirectUri"),
      ).toBe(`${HOME}cart?a=1`)
      for (const { answer, visitor } of cases) expect([cookiesSet(answer), visitor.secrets]).toEqual([GONE, []])
    }
  })

  /** The response to a customer whose token is refused, by the outcome of the refresh. */
  async function withRefresh(failing: () => Response, path: string) {
    intercept = (_, proceed) => proceed()
    const visitor = await signedInVisitor()
    intercept = rejecting(["/refresh", failing])
    return { visitor, answer: await visitor.ask(path) }
  }

  it("that has expired by body code 4 redirects to the session-expired page with its two offers", async () => {
    const visitor = await signedInVisitor()
    intercept = async (request, proceed) =>
      request.url.includes("/cart") || request.url.includes("/mini-cart")
        ? Response.json({ code: 4, key: "_ERR_SESSION_EXPIRED" })
        : proceed()
    const page = await visitor.ask(`${HOME}cart`)
    expect([page.status, page.headers.get("location"), cookiesSet(page), visitor.secrets]).toEqual([
      302,
      `${HOME}session-expired?redirectUri=%2F10000034%2Fcart`,
      GONE,
      [],
    ])
    intercept = (_, proceed) => proceed()
    const caller = await signedInVisitor()
    intercept = async (request, proceed) =>
      request.url.includes("/mini-cart") ? Response.json({ code: 4 }) : proceed()
    const call = await caller.ask(MINI_CART)
    expect([
      call.headers.get("session-way"),
      cookiesSet(call),
      seen.filter((path) => path.includes("refresh")),
    ]).toEqual(["sessionExpired", GONE, []])
    const shown = await visitor.ask(page.headers.get("location") ?? "")
    const html = await shown.text()
    expect([shown.status, shown.headers.get("cache-control")]).toEqual([200, "private, no-store"])
    expect(html).toContain("Tu sesión ha caducado")
    expect(html).toMatch(/href="\/integration\/oauth2\/login\?[^"]*redirectUri=%2F10000034%2Fcart/)
    expect(html).toContain(`href="${HOME}cart"`)
  })

  it("F23 never redirects from that page to another site", async () => {
    for (const elsewhere of [
      "//evil.example",
      "/\\evil.example",
      "https://evil.example/",
      "javascript:alert(1)",
      "\\evil.example",
    ]) {
      const html = await (
        await new TestVisitor(open.shop).ask(`${HOME}session-expired?redirectUri=${encodeURIComponent(elsewhere)}`)
      ).text()
      const links = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(
        ([, href = ""]) => new URL(href.replaceAll("&amp;", "&"), "http://shop.test"),
      )
      expect(
        links.filter(
          ({ origin, searchParams }) =>
            origin !== "http://shop.test" ||
            ((searchParams.get("redirectUri") ?? "/").includes("evil") && searchParams.has("langCode")),
        ),
      ).toEqual([])
    }
  })

  it("F11 is not restored by calls and a refresh during the logout, nor by a late one", async () => {
    const visitor = await signedInVisitor()
    const late = visitor.copy()
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    let reached: () => void = () => undefined
    const refreshing = new Promise<void>((resolve) => (reached = resolve))
    let refused = 0
    intercept = async (request, proceed) => {
      if (request.url.includes("/mini-cart") && (refused += 1) <= 20) return Response.json({ code: 4 }, { status: 401 })
      if (!request.url.includes("/refresh")) return proceed()
      reached()
      await held
      return proceed()
    }
    const calls = Array.from({ length: 20 }, () => visitor.copy()).map(async (caller) => ({
      caller,
      answer: await caller.ask(MINI_CART),
    }))
    await refreshing
    await visitor.ask(...SESSION_CALL("logout"))
    release()
    for (const { caller, answer } of await Promise.all(calls)) {
      expect([answer.status, answer.headers.get("session-way"), caller.secrets]).toEqual([401, null, []])
    }
    refused = 0
    intercept = rejecting()
    expect([(await late.ask(MINI_CART)).status, late.secrets, visitor.secrets]).toEqual([401, [], []])
  })

  it("F35 does not follow the backend to another host, and sends its token only to the backend", async () => {
    const visitor = await signedInVisitor()
    const hosts = new Set<string>()
    intercept = async (request) => {
      hosts.add(new URL(request.url).host)
      return new Response(null, { status: 302, headers: { location: "https://evil.example/steal" } })
    }
    const answer = await visitor.ask(MINI_CART)
    expect([answer.status, answer.headers.get("location"), [...hosts]]).toEqual([502, null, ["shop.test"]])
  })
})
