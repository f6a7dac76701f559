import { request } from "node:http"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import type { Shop } from "../../../../adapters/web/createShop.ts"
import type { RunningServer } from "../../../../adapters/web/startServer.ts"
import { startServer } from "../../../../adapters/web/startServer.ts"
import type { ShopInProcess } from "../../../support/web/shopInProcess.ts"
import { shopInProcess } from "../../../support/web/shopInProcess.ts"

const CATEGORY = "/10000034/-1/shirts-n4102"
/** Simultaneous visitors of one page, and addresses of a crawl: `npm run test:deep` has more. */
const CUSTOMERS = Number(process.env["SIMULTANEOUS_CUSTOMERS"] ?? 200)
const CRAWLED_PAGES = Number(process.env["CRAWLED_PAGES"] ?? 40)
const CRAWLING_CONNECTIONS = 20
/** Renderings at the same time, a turn of the customer, and some that end in the meantime. */
const PAGES_BEFORE_A_CUSTOMER = 30

let version = 1
let calls = 0
let open: ShopInProcess
let server: RunningServer
let activeShop: Shop
/** Requests that no stored page answered. */
let rendered = 0
beforeAll(async () => {
  open = await shopInProcess((backend) => ({
    ...backend,
    fetch: (call) => {
      calls += 1
      return backend.fetch(call)
    },
    catalogueVersion: () => Promise.resolve(version),
  }))
  activeShop = open.shop
  server = await startServer(
    (incoming) => {
      rendered += 1
      return activeShop.fetch(incoming)
    },
    0,
    "127.0.0.1",
    "PORT",
    0,
    () => undefined,
    (incoming) => activeShop.respondReady(incoming),
  )
}, 60_000)
afterAll(async () => {
  await server.close(0)
  await open.close()
})

interface Answer {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: Buffer
}

/** Sends headers exactly as given; `fetch` would add its own. */
function ask(path: string, headers: Readonly<Record<string, string>> = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(`${server.address}${path}`, { method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on("data", (chunk: Buffer) => chunks.push(chunk))
      response.on("end", () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
      .once("error", reject)
      .end()
  })
}

/** Asks until the page is stored. */
const stored = async (path: string, headers: Readonly<Record<string, string>> = {}) =>
  vi.waitUntil(
    async () => {
      const answer = await ask(path, headers)
      return answer.headers["etag"] === undefined ? undefined : answer
    },
    { interval: 5, timeout: 20_000 },
  )
const nonceIn = (html: string) => /<script type="module"[^>]* nonce="([^"]+)"/.exec(html)?.[1]
const policyOf = ({ headers }: Answer) => String(headers["content-security-policy"])

describe("a stored public page", () => {
  it("contains its outline; its address returns the rest, for a document of this content or an older one", async () => {
    const html = (await stored(CATEGORY)).body.toString()
    const block = /id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? ""
    const digest = /"outline":\{"digest":"([\w-]+)"/.exec(block)?.[1] ?? ""
    expect(block).not.toContain('"products"')
    const dataOf = (asked: string) => ask(`${CATEGORY}?page-remainder=${asked}`, { "accept-encoding": "br" })
    const same = await dataOf(digest)
    expect(same.headers).toMatchObject({
      "cache-control": "public, max-age=86400, immutable",
      "content-encoding": "br",
      "content-type": "application/json; charset=utf-8",
    })
    expect(JSON.parse(brotliDecompressSync(same.body).toString())).toMatchObject({
      digest,
      frame: { categories: expect.any(Array), store: { configuration: expect.any(Object) } },
      content: { content: "category", category: { list: { products: expect.any(Array) } } },
    })
    const older = await dataOf("older")
    expect(older.headers["cache-control"]).toBe("no-store")
    expect(older.body).toEqual(same.body)
    const missing = await ask("/10000034/-1/cart?page-remainder=x")
    expect([missing.status, missing.headers["cache-control"]]).toEqual([404, "no-store"])
  })

  it("is served compressed as the client asks, with the policy of its copy, without another rendering", async () => {
    const plain = await stored(CATEGORY)
    const html = plain.body.toString()
    const before = rendered
    await ask(CATEGORY)
    const known = calls
    const brotli = await ask(CATEGORY, { "accept-encoding": "gzip, br" })
    const gzip = await ask(CATEGORY, { "accept-encoding": "gzip, br;q=0.1" })
    const none = await ask(CATEGORY, { "accept-encoding": "br;q=0, gzip;q=0" })
    expect([brotli, gzip, none].map(({ headers }) => headers["content-encoding"])).toEqual(["br", "gzip", undefined])
    expect(brotliDecompressSync(brotli.body).toString()).toBe(html)
    expect(gunzipSync(gzip.body).toString()).toBe(html)
    expect(none.body.toString()).toBe(html)
    for (const answer of [plain, brotli, gzip, none]) {
      expect(policyOf(answer)).toContain(`'nonce-${nonceIn(html)}'`)
      expect(answer.headers).toMatchObject({
        "content-type": "text/html; charset=utf-8",
        "content-length": String(answer.body.length),
        "cache-control": "public, max-age=0, s-maxage=60, stale-while-revalidate=600",
        vary: "accept-encoding",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "cross-origin-opener-policy": "same-origin",
        "referrer-policy": "strict-origin-when-cross-origin",
      })
    }
    expect(calls).toBe(known)
    // The first stored response went through the shop, the others did not.
    expect(rendered - before).toBeLessThanOrEqual(1)
  })

  it("is not sent to a client that has it, whose scripts stay allowed", async () => {
    const first = await stored(CATEGORY, { "accept-encoding": "br" })
    const tag = String(first.headers["etag"])
    for (const known of [tag, tag.replace("W/", ""), `"other", ${tag}`]) {
      const again = await ask(CATEGORY, { "accept-encoding": "br", "if-none-match": known })
      expect([again.status, again.body.length, again.headers["etag"]]).toEqual([304, 0, tag])
      expect(policyOf(again)).toBe(policyOf(first))
      expect(again.headers["vary"]).toBe("accept-encoding")
    }
    expect((await ask(CATEGORY, { "if-none-match": '"other"' })).status).toBe(200)
  })

  it("has the same headers without its body for HEAD", async () => {
    const { headers } = await stored(CATEGORY, { "accept-encoding": "br" })
    const head = await ask(CATEGORY, { "accept-encoding": "br" }, "HEAD")
    expect(head.body).toHaveLength(0)
    expect(head.headers).toMatchObject({ etag: headers["etag"], "content-length": headers["content-length"] })
  })

  it.each([
    ["home", () => Promise.resolve("/10000034/-1/")],
    ["category", () => Promise.resolve(CATEGORY)],
    ["product", async () => /\/10000034\/-1\/[\w-]+-l\d+/.exec((await stored(CATEGORY)).body.toString())?.[0] ?? ""],
  ])(
    "of kind %s is rendered again when the catalogue has changed, and F227 keeps its copy when it has not",
    async (_, find) => {
      const path = await find()
      const first = await stored(path)
      const known = calls
      version += 1
      const streamed = await ask(path)
      expect(streamed.headers["etag"]).toBeUndefined()
      expect(calls).toBeGreaterThan(known)
      expect((await stored(path)).headers["etag"]).toBe(first.headers["etag"])
    },
  )

  it("is rendered once for many shoppers at once", async () => {
    version += 1
    const known = calls
    await ask(CATEGORY)
    const callsOfOne = calls - known
    version += 1
    const before = calls
    const answers = await Promise.all(Array.from({ length: CUSTOMERS }, () => ask(CATEGORY)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(calls - before).toBeLessThanOrEqual(callsOfOne)
  })

  it("is bounded in number and bytes during a crawl, which does not delay a customer", async () => {
    const visit = async (client: string, query: string) => {
      const headers = { "x-forwarded-for": client, "accept-encoding": "br" }
      const answer = await activeShop.fetch(new Request(`${server.address}${CATEGORY}?${query}`, { headers }))
      await answer.arrayBuffer()
      return answer.status
    }
    const pages = Array.from({ length: CRAWLED_PAGES }, (_, index) => index).values()
    const statuses: number[] = []
    const crawl = Array.from({ length: CRAWLING_CONNECTIONS }, async () => {
      for (const index of pages) statuses.push(await visit("192.0.2.1", `priceMin=${index}`))
    })
    expect(await visit("192.0.2.2", "priceMax=90000")).toBe(200)
    expect(statuses.length).toBeLessThanOrEqual(PAGES_BEFORE_A_CUSTOMER)
    await Promise.all(crawl)
    expect(statuses).toEqual(Array.from({ length: CRAWLED_PAGES }, () => 200))
    const { entries, bytes } = activeShop.figures().caches["rendered_pages"] ?? {}
    expect(entries).toBeLessThanOrEqual(4_000)
    expect(bytes).toBeLessThanOrEqual(50_331_648)
  })

  it("is never served for a tester, and a personal page never stored", async () => {
    await stored(CATEGORY)
    const stage = await ask(CATEGORY, { cookie: "other=1; itx-stage=true" })
    expect(stage.headers).toMatchObject({ "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow" })
    for (const path of ["/10000034/-1/cart", "/10000034/-1/login"])
      for (let visit = 0; visit < 2; visit += 1) {
        const answer = await ask(path, { "accept-encoding": "br" })
        expect([answer.headers["etag"], answer.headers["cache-control"]]).toEqual([undefined, "private, no-store"])
        expect(answer.headers["content-encoding"]).toBe("br")
        expect(brotliDecompressSync(answer.body).toString()).toContain("</html>")
      }
  })

  it("of an earlier deployment is unknown to the next one", async () => {
    const tag = String((await stored(CATEGORY)).headers["etag"])
    activeShop = await open.restarted()
    const next = await ask(CATEGORY, { "if-none-match": tag })
    expect([next.status, (await stored(CATEGORY, { "if-none-match": tag })).status]).toEqual([200, 200])
    activeShop = open.shop
  })
})

describe("the data of a catalogue page", () => {
  const DATA = `/page-data${CATEGORY}`

  it("is the page's own part without what it shares with others, stored and public like its document", async () => {
    const first = await ask(DATA)
    const again = await vi.waitFor(async () => {
      const answer = await ask(DATA, { "accept-encoding": "br" })
      expect(answer.headers["etag"]).toBeDefined()
      return answer
    })
    const page = JSON.parse(first.body.toString())
    expect(Object.keys(page)).toEqual(["address", "content"])
    expect([page.address.page, page.content.content]).toEqual(["ItxCategoryPage", "category"])
    expect(JSON.parse(brotliDecompressSync(again.body).toString())).toEqual(page)
    expect(again.headers).toMatchObject({ "content-type": "application/json", "x-robots-tag": "noindex" })
    expect(again.headers["cache-control"]).toContain("s-maxage")
    const before = rendered
    expect((await ask(DATA, { "if-none-match": String(again.headers["etag"]) })).status).toBe(304)
    expect(rendered).toBe(before)
  })

  it("exists for no other page: not for personal ones, redirects, errors or other stores' paths", async () => {
    for (const path of [
      "/10000034/cart",
      "/10000034/-1/other-name-n4102",
      "/10000034/-1/no-such-page",
      "",
      "/",
      "/help",
    ]) {
      const { status, headers, body } = await ask(`/page-data${path}`)
      expect({ path, status, body: body.length }).toEqual({ path, status: 404, body: path === "" ? body.length : 0 })
      expect(String(headers["cache-control"])).not.toContain("s-maxage")
    }
  })
})
