import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import type { Shop } from "../../../adapters/web/createShop.ts"
import { OPTIONAL_OPERATIONS } from "../../../application/shared/optionalSection.ts"
import { TestVisitor } from "../../support/web/shopInProcess.ts"
import type { BackendFault, FaultyShop } from "../../support/web/faultyShop.ts"
import { faultyShop } from "../../support/web/faultyShop.ts"

const ORIGIN = "http://shop.test"
/** Time limit of a page in milliseconds, for any behaviour of the backend. */
const LIMIT_MILLIS = 5_000

let open: FaultyShop
beforeAll(async () => {
  open = await faultyShop()
}, 60_000)
afterAll(() => open.close())
afterEach(() => open.fail())

let logged: () => string
beforeEach(() => {
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined)
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined)
  logged = () => [...log.mock.calls, ...error.mock.calls].flat().map(String).join("\n")
  return () => vi.restoreAllMocks()
})

async function visit(shop: Shop, path: string, headers: Readonly<Record<string, string>> = {}) {
  const began = performance.now()
  const answer = await shop.fetch(new Request(`${ORIGIN}${path}`, { headers: { accept: "text/html", ...headers } }))
  const html = await answer.text()
  return { status: answer.status, headers: answer.headers, html, millis: performance.now() - began }
}

/** Where each editorial operation is called, in a call's path. */
const PATHS: Readonly<Record<(typeof OPTIONAL_OPERATIONS)[number], RegExp>> = {
  getTranslations: /\/translation/,
  listMarketingSpots: /\/marketing-spot$/,
  listRelatedProducts: /\/related$/,
  listSearchSuggestions: /\/search-suggestions$/,
}

/** Pages with their main text, and the editorial operations that they call. */
const PAGES = [
  { path: "/10000034/-1/", shows: "n4100", asks: ["getTranslations", "listMarketingSpots"] },
  { path: "/10000034/-1/shirts-n4102", shows: "-l8201", asks: ["getTranslations"] },
  { path: "/10000034/-1/oxford-shirt-l8201", shows: "<h1", asks: ["getTranslations", "listRelatedProducts"] },
  { path: "/10000034/-1/search/oxfrod", shows: "oxfrod", asks: ["getTranslations", "listSearchSuggestions"] },
  { path: "/10000034/-1/cart", shows: "<h1", asks: ["getTranslations"] },
  { path: "/10000034/-1/login", shows: "<h1", asks: ["getTranslations"] },
  { path: "/10000034/-1/gift-cards", shows: "<h1", asks: ["getTranslations"] },
] as const

const ANSWERS: readonly BackendFault[] = ["404", "501", "500", "503", "brokenJson", "dead"]
/** A page that does not call an operation gets a single failing response, which shows that it does not. */
const CASES = OPTIONAL_OPERATIONS.flatMap((operation) =>
  PAGES.flatMap((page) =>
    (page.asks.some((asked) => asked === operation) ? ANSWERS : ANSWERS.slice(0, 1)).map((answer) => ({
      operation,
      answer,
      ...page,
    })),
  ),
)

describe("F189 an optional operation of a page", () => {
  it.each(CASES)(
    "F189 $operation returns $answer: only its part of $path is missing",
    async ({ operation, answer, path, shows, asks }) => {
      open.fail(answer, PATHS[operation])
      const page = await visit(await open.restarted(), path)
      const isAsked = asks.some((asked) => asked === operation)
      expect([page.status, page.html.includes(shows), page.html.includes("</html>")]).toEqual([200, true, true])
      expect(logged().includes(`left out: ${operation}: `)).toBe(isAsked)
      // A page stays whole without data that the backend does not have; a page with data that may return is not cached.
      const isPublic = !["/cart", "/login"].some((end) => path.endsWith(end))
      const isCached = page.headers.get("cache-control")?.startsWith("public") === true
      expect(isCached).toBe(isPublic && (!isAsked || ["404", "501"].includes(answer)))
    },
  )

  it.each(PAGES)(
    "F189 that hangs delays $path no longer than the limit, and only its part is missing",
    async ({ path, shows, asks }) => {
      open.fail(
        "hanging",
        new RegExp(
          Object.values(PATHS)
            .map(({ source }) => source)
            .join("|"),
        ),
      )
      const page = await visit(await open.restarted(), path)
      expect([page.status, page.html.includes(shows)]).toEqual([200, true])
      expect(page.millis).toBeLessThan(LIMIT_MILLIS)
      for (const operation of asks) expect(logged()).toContain(`left out: ${operation}: TimedOut`)
    },
  )
})

/** Every kind of page, including an unknown one. */
const EVERY_PAGE = [
  "/",
  "/?select-store=1",
  "/no-such-page",
  "/10000034/",
  "/10000034/-1/shirts-n4102",
  "/10000034/-1/oxford-shirt-l8201",
  "/10000034/-1/search/linen",
  "/10000034/-1/cart",
  "/10000034/-1/checkout",
  "/10000034/-1/login",
  "/10000034/-1/account",
  "/10000034/-1/wishlist",
  "/10000034/-1/gift-cards",
  "/10000034/-1/orders/1/confirmation",
  "/10000034/-1/policies/privacy",
]
/** A few at a time: the limit holds for one page, and rendering all at once takes a busy machine longer. */
async function visitAll(shop: Shop) {
  const pages: (Awaited<ReturnType<typeof visit>> & { readonly path: string })[] = []
  for (let first = 0; first < EVERY_PAGE.length; first += AT_ONCE)
    pages.push(
      ...(await Promise.all(
        EVERY_PAGE.slice(first, first + AT_ONCE).map(async (path) => ({ path, ...(await visit(shop, path)) })),
      )),
    )
  return pages
}

const AT_ONCE = 5
const DOWN: readonly BackendFault[] = ["dead", "hanging", "500", "503", "brokenJson", "slow"]

describe("the checkout without JavaScript", () => {
  const SKU = "8201-800-3"

  it("shows items and costs, explains why it needs scripts, and links back to the cart", async () => {
    const visitor = new TestVisitor(open.shop)
    await visitor.addToCart("/10000034/-1/", SKU)
    const html = await (await visitor.ask("/10000034/-1/checkout")).text()
    const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ""
    expect(main).toContain("Oxford shirt")
    expect(main).toMatch(/<dt>Total<\/dt><dd><bdi>[^<]*39,95/)
    const notice = /<noscript><p[^>]*>(To protect .*?)<\/noscript>/s.exec(main)?.[1] ?? ""
    expect(notice).toContain("To protect your card details, checkout needs JavaScript. ")
    expect(notice).toContain('href="/10000034/-1/cart"')
    expect(main).not.toContain("Loading your bag")
  })

  it("F189 is rendered without a cart that cannot be read, and names the operation that failed", async () => {
    open.fail("500", /\/cart$/)
    const page = await visit(await open.restarted(), "/10000034/-1/checkout")
    expect([page.status, page.html.includes("checkout needs JavaScript")]).toEqual([200, true])
    expect(logged()).toMatch(/The cart of the checkout left out: \w+: ServerFault/)
  })
})

describe("F189 a backend that is down", () => {
  it.each(DOWN)(
    "F189 %s: every page is the shop's own within 5 s, and states that the shop may be back soon",
    async (fault) => {
      open.fail(fault)
      const shop = await open.restarted()
      const pages = await visitAll(shop)
      for (const { path, status, headers, html, millis } of pages) {
        expect([path, millis < LIMIT_MILLIS]).toEqual([path, true])
        expect([200, 302, 404, 503]).toContain(status)
        // A slow backend may still report that a guest has no account.
        if (status === 302) continue
        expect([path, html.includes("<html"), html.includes("</html>")]).toEqual([path, true, true])
        if (status !== 503) continue
        expect([path, headers.get("retry-after"), headers.get("cache-control")]).toEqual([
          path,
          "10",
          "private, no-store",
        ])
        expect([path, html.includes("We’re having technical problems")]).toEqual([path, true])
      }
      // A slow backend returns some of them in time.
      expect(pages.find(({ path }) => path === "/10000034/-1/oxford-shirt-l8201")?.status).toBe(
        fault === "slow" ? 200 : 503,
      )
    },
    60_000,
  )

  it("F189 a page is in the language of the browser, or of its store where that is known", async () => {
    open.fail("dead")
    const shop = await open.restarted()
    const foreign = await visit(shop, "/10000034/", { "accept-language": "ja,en;q=0.5" })
    expect([foreign.status, /<html[^>]* lang="([^"]+)"/.exec(foreign.html)?.[1]]).toEqual([503, "ja"])
    open.fail()
    vi.useFakeTimers({ toFake: ["Date"] })
    await visit(shop, "/10000034/", { "accept-language": "ja" })
    open.fail("dead")
    vi.setSystemTime(Date.now() + 120_000)
    const known = await visit(shop, "/10000034/oxford-l8201", { "accept-language": "ja" })
    vi.useRealTimers()
    expect([known.status, /<html[^>]* lang="([^"]+)"/.exec(known.html)?.[1]]).toEqual([503, "es"])
  })

  it("F189 a form without scripts also gets the shop's page, and a script a short response", async () => {
    open.fail("dead")
    const shop = await open.restarted()
    const post = (accept: string) =>
      shop.fetch(
        new Request(`${ORIGIN}/10000034/cart/items`, {
          method: "POST",
          headers: { accept, "sec-fetch-site": "same-origin" },
          body: new URLSearchParams({ sku: "x", quantity: "1" }),
        }),
      )
    const page = await post("text/html")
    expect([
      page.status,
      page.headers.get("retry-after"),
      (await page.text()).includes("We’re having technical problems"),
    ]).toEqual([503, "10", true])
    expect((await post("application/json")).status).toBe(502)
  })

  it.each(["dead", "hanging"] as const)(
    "F189 %s: a login page of the backend is replaced by the shop's page",
    async (fault) => {
      open.fail(fault)
      const { status, millis, html } = await visit(await open.restarted(), "/integration/oauth2/login?storeId=10000034")
      expect([status, html.includes("We’re having technical problems")]).toEqual([503, true])
      expect(millis).toBeLessThan(LIMIT_MILLIS)
    },
  )
})
