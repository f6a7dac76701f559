import type { Browser, BrowserContext, Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { callAdminApi } from "../support/callAdminApi.ts"
import type { FaultyBackend } from "../support/faultyBackend.ts"
import { faultyBackend } from "../support/faultyBackend.ts"
import { closeVisits, openBrowser } from "../support/openBrowser.ts"
import type { RunningShop } from "../support/runShop.ts"
import { runShop } from "../support/runShop.ts"
import { STORES } from "../support/customer.ts"
import { shopTabScript } from "../support/shopTabScript.ts"

const { id: STORE } = STORES.unitedStates
const HOME = `/${STORE}/`
const LOGIN = "/integration/oauth2/login"
const REFRESH = /^\/integration\/oauth2\/refresh/
const HOLDERS = ["server", "page"] as const
type Holder = (typeof HOLDERS)[number]
/** Longer than an access token's lifetime, shorter than a refresh token's. */
const TOKEN_LIFETIME_SECONDS = 86_401
const TIMEOUT_MILLIS = 60_000
/** Number of rounds in which an expired token meets two hundred calls; SESSION_ROUNDS overrides it. */
const ROUNDS = Number(process.env["SESSION_ROUNDS"] ?? 2)

/**
 * Two hundred calls share a browser's six connections: beside other journeys the last ones may wait longer for a
 * connection than a page waits for a response.
 */
const TIMEOUT_FACTOR = 6

let sandbox: RunningShop
let backend: FaultyBackend
let shops: Record<Holder, RunningShop>
let browser: Browser
let script: string
beforeAll(async () => {
  sandbox = await runShop({ environment: { SESSION_HOLDER: "page" } })
  backend = await faultyBackend(sandbox.address)
  const open = (SESSION_HOLDER: Holder) =>
    runShop({ environment: { BACKEND_URL: backend.address, SESSION_HOLDER, CARD_ENTRY: "direct" } })
  const [server, page] = await Promise.all([open("server"), open("page")])
  shops = { server, page }
  browser = await openBrowser()
  script = await shopTabScript()
})
afterAll(async () => {
  backend.close()
  await closeVisits(browser)
  await Promise.all(Object.values(shops).map((shop) => shop.stop()))
  await sandbox.stop()
})

/** A browser with several tabs on the store's home, and its number of document navigations. */
async function tabs(holder: Holder, count: number) {
  backend.fail("none")
  const context = await browser.newContext()
  context.setDefaultTimeout(TIMEOUT_MILLIS)
  await context.addInitScript(script)
  const pages = await Promise.all(Array.from({ length: count }, () => context.newPage()))
  await Promise.all(pages.map((page) => page.goto(`${shops[holder].address}${HOME}`)))
  const visits: string[] = []
  context.on("request", (request) => {
    if (request.resourceType() === "document") visits.push(new URL(request.url()).pathname)
  })
  return { context, pages, visits }
}

/**
 * Reads the cart's count in a tab with this many concurrent calls; `configuration` overrides the store's, and each wait
 * lasts `slowness` times as long.
 */
const read = async (
  page: Page | undefined,
  times = 1,
  configuration: Readonly<Record<string, string>> = {},
  slowness = 1,
) =>
  page?.evaluate(([count, pairs, waits]) => window.shopTab(pairs).read(count, waits), [
    times,
    configuration,
    slowness,
  ] as const)

/** The same for a page that may be left, or closed, before there is a response. */
const readAndLeave = (page: Page | undefined, times: number, configuration: Readonly<Record<string, string>> = {}) =>
  read(page, times, configuration).catch(() => "left" as const)

/** Logs in as a demo customer on the backend's own page, and returns to the store's home. */
async function logIn(page: Page | undefined, holder: Holder): Promise<void> {
  const query = new URLSearchParams({ langCode: "en", storeId: STORE, redirectUri: HOME, channel: "web" })
  await page?.goto(`${shops[holder].address}/integration/oauth2/login?${query.toString()}`)
  await page?.locator("main input[name=email]").first().fill("registered@selvedge.example")
  await page?.locator("input[name=password]").first().fill("Selvedge2026")
  await page?.locator("form:has(input[name=password]) button").first().click()
  await page?.waitForURL(`**${HOME}`)
}

/** Expires every access token that was issued so far. */
async function expireTokens(): Promise<void> {
  await callAdminApi(sandbox, "clock", { seconds: TOKEN_LIFETIME_SECONDS })
}

/** Names of the session's cookies, with those that scripts may read marked. */
const sessionCookies = async (context: BrowserContext) =>
  (await context.cookies())
    .filter(({ name }) => /token|user_type/.test(name))
    .map(({ name, httpOnly }) => `${name}${httpOnly ? "" : " readable"}`)
    .toSorted()

const tokensOf = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => name.includes("token"))

const userType = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === `user_type@${STORE}`)?.value

const COOKIES: Readonly<Record<Holder, readonly string[]>> = {
  server: [`access_token@${STORE}`, `refresh_token@${STORE}`, `user_type@${STORE} readable`],
  page: [`access_token@${STORE} readable`, `refresh_token@${STORE}`, `user_type@${STORE} readable`],
}

/** Waits until the backend has received one more refresh. */
const oneMoreRefresh = (before: number) =>
  expect.poll(() => backend.seen(REFRESH), { timeout: TIMEOUT_MILLIS }).toBe(before + 1)

describe.each(HOLDERS)("A session whose tokens the %s holds", (holder) => {
  it("F2 is refreshed once for four tabs with two hundred calls on an expired token, repeatedly", async () => {
    const { context, pages, visits } = await tabs(holder, 4)
    expect(await read(pages[0])).toEqual({ answered: 1, refused: [] })
    visits.length = 0
    const before = backend.seen(REFRESH)
    const asked = { calls: 0, answered: 0, left: 0 }
    context.on("request", (request) => {
      if (REFRESH.test(new URL(request.url()).pathname)) asked.left += 1
    })
    for (let round = 1; round <= ROUNDS; round += 1) {
      await expireTokens()
      for (const calls of await Promise.all(pages.map((page) => read(page, 50, {}, TIMEOUT_FACTOR)))) {
        asked.calls += 50
        asked.answered += calls?.answered ?? 0
        expect(calls?.refused).toEqual([])
      }
      expect(backend.seen(REFRESH) - before).toBe(round)
    }
    process.stdout.write(
      `F2 ${holder}: ${ROUNDS} rounds of 200 calls over 4 tabs: ${backend.seen(REFRESH) - before} ` +
        `refreshes, ${asked.calls - asked.answered} lost, ${visits.length} redirects\n`,
    )
    expect(asked).toEqual({ calls: 200 * ROUNDS, answered: 200 * ROUNDS, left: holder === "page" ? ROUNDS : 0 })
    expect(visits).toEqual([])
    expect(await sessionCookies(context)).toEqual(COOKIES[holder])
    await context.close()
  })

  it("F3 continues in the next tab when the refreshing tab is closed, after at most one more refresh", async () => {
    const {
      context,
      pages: [first, second],
    } = await tabs(holder, 2)
    await read(first)
    await expireTokens()
    const before = backend.seen(REFRESH)
    backend.fail("held", REFRESH, 1)
    void readAndLeave(first, 5)
    await oneMoreRefresh(before)
    const waiting = read(second, 5)
    await first?.close()
    backend.release()
    expect(await waiting).toEqual({ answered: 5, refused: [] })
    expect(backend.seen(REFRESH) - before).toBeLessThanOrEqual(2)
    await context.close()
  })

  it.each(["400", "500", "dropped"] as const)(
    "F6 redirects to the login once when a refresh of twenty calls ends with %s, and a visit there returns",
    async (fault) => {
      const {
        context,
        pages: [page],
        visits,
      } = await tabs(holder, 1)
      await logIn(page, holder)
      expect(await sessionCookies(context)).toEqual(COOKIES[holder])
      const old = await tokensOf(context)
      await expireTokens()
      visits.length = 0
      backend.fail(fault, REFRESH)
      void readAndLeave(page, 20)
      await page?.waitForURL(`**${LOGIN}**`)
      await page?.waitForLoadState("networkidle")
      backend.fail("none")
      expect(visits).toEqual([LOGIN])
      // A call that the browser had not sent when the session ended may have created a guest session; no data of the
      // customer is left. A page cannot remove a cookie that it cannot read.
      // left. But a page cannot take away a cookie that it cannot read.
      expect(await userType(context)).not.toBe("registered")
      const left = (await tokensOf(context)).filter(({ value }) => old.some((token) => token.value === value))
      expect(left.map(({ name }) => name)).toEqual(holder === "page" ? [`refresh_token@${STORE}`] : [])
      expect(new URL(page?.url() ?? "").searchParams.get("redirectUri")).toBe(HOME)
      await context.close()
    },
  )

  it("F11 ends for good with a logout in another tab during calls and a refresh", async () => {
    const {
      context,
      pages: [first, second],
      visits,
    } = await tabs(holder, 2)
    await logIn(first, holder)
    await expireTokens()
    visits.length = 0
    const before = backend.seen(REFRESH)
    backend.fail("held", REFRESH, 1)
    const reading = readAndLeave(first, 20)
    await oneMoreRefresh(before)
    const leaving = second?.evaluate(() => window.shopTab().logout())
    backend.release()
    await Promise.all([reading, leaving])
    await first?.waitForLoadState("networkidle")
    expect(await userType(context)).not.toBe("registered")
    expect(await read(second)).toEqual({ answered: 1, refused: [] })
    expect(await userType(context)).toBe("guest")
    await context.close()
  })

  it("F12 continues when its token cookie disappears, for guests and registered customers", async () => {
    const {
      context,
      pages: [page],
      visits,
    } = await tabs(holder, 1)
    await read(page)
    await context.clearCookies({ name: `access_token@${STORE}` })
    expect(await read(page, 5)).toEqual({ answered: 5, refused: [] })
    await context.clearCookies({ name: `user_type@${STORE}` })
    expect(await read(page, 5)).toEqual({ answered: 5, refused: [] })
    await logIn(page, holder)
    visits.length = 0
    await context.clearCookies({ name: `access_token@${STORE}` })
    const before = backend.seen(REFRESH)
    expect(await read(page, 5)).toEqual({ answered: 5, refused: [] })
    expect(backend.seen(REFRESH) - before).toBe(1)
    expect(await userType(context)).toBe("registered")
    await expireTokens()
    backend.fail("held", REFRESH, 1)
    const reading = read(page, 5)
    await oneMoreRefresh(before + 1)
    await context.clearCookies({ name: `access_token@${STORE}` })
    backend.release()
    expect(await reading).toEqual({ answered: 5, refused: [] })
    expect(visits).toEqual([])
    await context.close()
  })

  it("F17 is refreshed once for thirty calls of a page that was suspended", async () => {
    const {
      context,
      pages: [page],
    } = await tabs(holder, 1)
    await read(page)
    const before = backend.seen(REFRESH)
    const devtools = page === undefined ? undefined : await context.newCDPSession(page)
    await devtools?.send("Page.setWebLifecycleState", { state: "frozen" })
    await expireTokens()
    await devtools?.send("Page.setWebLifecycleState", { state: "active" })
    expect(await read(page, 30)).toEqual({ answered: 30, refused: [] })
    expect(backend.seen(REFRESH) - before).toBe(1)
    await context.close()
  })

  it("F21 belongs to one store: its token is used for no other store's calls", async () => {
    const {
      context,
      pages: [page],
    } = await tabs(holder, 1)
    await read(page)
    await page?.goto(`${shops[holder].address}/${STORES.japan.id}/`)
    await read(page)
    const tokens = new Map((await context.cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]))
    const calledWith = (storeId: string) => backend.madeWith(tokens.get(`access_token@${storeId}`) ?? "none")
    for (const [own, other] of [
      [STORE, STORES.japan.id],
      [STORES.japan.id, STORE],
    ] as const) {
      expect(calledWith(own).length).toBeGreaterThan(0)
      expect(calledWith(own).filter((path) => path.includes(other))).toEqual([])
    }
    await context.close()
  })
})

describe("A page that holds its tokens", () => {
  it("F6 gives each of twenty calls its own first response without redirects, and keeps the session", async () => {
    const {
      context,
      pages: [page],
      visits,
    } = await tabs("page", 1)
    await logIn(page, "page")
    // The page's own background calls do not use this test's configuration.
    await context.route("**/assets/*.js", (route) => route.abort())
    await page?.goto(`${shops.page.address}${HOME}`)
    await expireTokens()
    visits.length = 0
    backend.fail("500", REFRESH)
    expect(await read(page, 20, { SESSION_AVOID_REDIRECTS: "true" })).toEqual({
      answered: 0,
      refused: ["SessionExpired"],
    })
    backend.fail("none")
    expect(await read(page, 20, { SESSION_AVOID_REDIRECTS: "true" })).toEqual({ answered: 20, refused: [] })
    expect(visits).toEqual([])
    await context.close()
  })

  it("F12 redirects guests to the guest login once where there is one, and not from it", async () => {
    const {
      context,
      pages: [page],
      visits,
    } = await tabs("page", 1)
    await read(page)
    await expireTokens()
    visits.length = 0
    backend.fail("400", REFRESH)
    expect(await read(page, 5, { GUEST_LOGIN_PATH: HOME })).toEqual({ answered: 0, refused: ["SessionExpired"] })
    expect(visits).toEqual([])
    backend.fail("none")
    await read(page)
    await expireTokens()
    backend.fail("400", REFRESH)
    void readAndLeave(page, 5, { GUEST_LOGIN_PATH: `${HOME}cart` })
    await page?.waitForURL(`**${HOME}cart?**`)
    await page?.waitForLoadState("networkidle")
    backend.fail("none")
    expect(visits).toEqual([`${HOME}cart`])
    await context.close()
  })
})
