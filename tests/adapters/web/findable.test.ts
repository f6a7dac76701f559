import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { ShopOptions } from "../../../adapters/web/createShop.ts"
import { createShop } from "../../../adapters/web/createShop.ts"
import { serveSitemap } from "../../../adapters/web/seo/serveSitemap.ts"
import { sitemapCache } from "../../../adapters/web/seo/sitemapCache.ts"
import type { ShopPrograms } from "../../../adapters/web/ShopPrograms.ts"
import { CatalogGateway } from "../../../application/catalog/CatalogGateway.ts"
import { ProductAddressGateway } from "../../../application/catalog/ProductAddressGateway.ts"
import { FoundContentGateway } from "../../../application/content/FoundContentGateway.ts"
import { PhysicalStoreGateway } from "../../../application/location/PhysicalStoreGateway.ts"
import { StoreScope } from "../../../application/store/StoreScope.ts"
import { LocalBusinessSchema } from "../../support/web/localBusinessSchema.ts"
import { aStore, aStoreId } from "../../support/builders/aStore.ts"
import type { ShopInProcess } from "../../support/web/shopInProcess.ts"
import { shopInProcess } from "../../support/web/shopInProcess.ts"

const ORIGIN = "http://shop.test"
const StoreList = Schema.Struct({ itemListElement: Schema.Array(Schema.Struct({ item: Schema.Unknown })) })

let open: ShopInProcess
beforeAll(async () => {
  open = await shopInProcess()
}, 60_000)
afterAll(() => open.close())

/** Another web server in front of the same sandbox. */
async function anotherShop(options: Partial<ShopOptions>, fetch = open.sandbox.handle) {
  const clientFolder = await mkdtemp(join(tmpdir(), "selvedge-client-"))
  await mkdir(join(clientFolder, ".vite"))
  await writeFile(
    join(clientFolder, ".vite", "manifest.json"),
    JSON.stringify({ boot: { file: "boot.js", isEntry: true } }),
  )
  const shop = await createShop({
    backend: { url: ORIGIN, fetch, proxy: fetch, proxiedPaths: [], close: () => Promise.resolve() },
    clientFolder,
    publicOrigin: ORIGIN,
    ...options,
  })
  await rm(clientFolder, { recursive: true })
  return (path: string) => shop.fetch(new Request(`${ORIGIN}${path}`))
}

const ask = (path: string) => open.shop.fetch(new Request(`${ORIGIN}${path}`))
const textOf = async (path: string) => (await ask(path)).text()
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = ""]) => location.replace(ORIGIN, ""))
const alternatesOf = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
      ([, language = "", href = ""]) => [language, href.replace(ORIGIN, "")],
    ),
  )
/** The structured data of a page, by type. */
const thingsOf = (html: string): Readonly<Record<string, Readonly<Record<string, unknown>>>> => {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "{}"
  const { "@graph": graph }: { readonly "@graph": readonly Readonly<Record<string, unknown>>[] } = JSON.parse(text)
  return Object.fromEntries(graph.map((thing) => [String(thing["@type"]), thing]))
}
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]
const pathOf = async (suffix: RegExp) =>
  locations(await textOf("/sitemap/10000034/-5/4100-1.xml")).find((path) => suffix.test(path)) ?? ""

describe("the sitemap", () => {
  it("links from one file to every store, language, category and product, each once, and to nothing else", async () => {
    const files = locations(await textOf("/sitemap.xml"))
    expect(files).toEqual(
      ["10000034/-5", "10000034/-1", "10000081/-10", "10000081/-1"].flatMap((place) => [
        `/sitemap/${place}/categories.xml`,
        `/sitemap/${place}/4100-1.xml`,
      ]),
    )
    const pages = (await Promise.all(files.map(textOf))).flatMap(locations)
    expect(new Set(pages).size).toBe(pages.length)
    expect(pages.filter((path) => path.endsWith("-l8201"))).toHaveLength(4)
    expect(pages.filter((path) => path.endsWith("/"))).toEqual([
      "/10000034/",
      "/10000034/-1/",
      "/10000081/",
      "/10000081/-1/",
    ])
    // One after the other: together they would exceed the time budget of a page.
    for (const path of pages) expect([path, (await ask(path)).status]).toEqual([path, 200])
  })

  it("lists the gift card page, which is public: cached, without a session, in every store and language", async () => {
    expect(locations(await textOf("/sitemap/10000034/-1/categories.xml"))).toContain("/10000034/-1/gift-cards")
    const answer = await ask("/10000034/-1/gift-cards")
    expect([answer.status, answer.headers.get("set-cookie"), answer.headers.get("cache-control")]).toEqual([
      200,
      null,
      expect.stringContaining("public"),
    ])
    const html = await answer.text()
    expect(alternatesOf(html)).toEqual({
      "es-ES": "/10000034/gift-cards",
      "en-ES": "/10000034/-1/gift-cards",
      "ja-JP": "/10000081/gift-cards",
      "en-JP": "/10000081/-1/gift-cards",
      "x-default": "/",
    })
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/10000034/-1/gift-cards"`)
    expect([metaOf(html, "description"), /<title>([^<]*)/.exec(html)?.[1]]).toEqual([
      expect.stringMatching(/^Choose a design, add a message and pick the day/),
      "Gift cards | Selvedge",
    ])
    expect(html).toContain("giftcard.virtual-5000")
    expect(await textOf("/10000034/-1/gift-cards?orderItemId=41")).toContain(
      `<link rel="canonical" href="${ORIGIN}/10000034/-1/gift-cards"`,
    )
  })

  it("is well formed, dated, cached for an hour and named in robots.txt", async () => {
    const answer = await ask("/sitemap/10000034/-5/categories.xml")
    const xml = await answer.text()
    expect(answer.headers.get("content-type")).toBe("application/xml; charset=utf-8")
    expect(answer.headers.get("cache-control")).toBe("public, max-age=3600")
    expect(xml).toMatch(
      new RegExp(
        String.raw`^<\?xml version="1.0" encoding="UTF-8"\?>\n` +
          String.raw`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n` +
          String.raw`(?:<url><loc>[^<>&]+</loc><lastmod>\d{4}-\d\d-\d\d</lastmod></url>\n)+</urlset>\n$`,
      ),
    )
    expect(await textOf("/robots.txt")).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`)
  })

  it("has a store's own index, and no file for an unknown store", async () => {
    expect(locations(await textOf("/sitemap/10000081.xml"))).toHaveLength(4)
    const absent = [
      "/sitemap/10000999.xml",
      "/sitemap/10000034/-99/categories.xml",
      "/sitemap/10000034/-5/4100-2.xml",
      "/sitemap/10000034/-5/4101-1.xml",
      "/sitemap/x.xml",
    ]
    expect(await Promise.all(absent.map(async (path) => (await ask(path)).status))).toEqual([404, 404, 404, 404, 404])
  })

  it("F186 that breaks off halfway is an uncached error, and complete when the backend is back", async () => {
    let isAway = true
    let answered = 0
    const askBroken = await anotherShop({}, (request) =>
      isAway && request.url.includes("/category?") && (answered += 1) > 1
        ? Promise.reject(new TypeError("away"))
        : open.sandbox.handle(request),
    )
    const refused = await askBroken("/sitemap.xml")
    expect([
      refused.status,
      refused.headers.get("retry-after"),
      refused.headers.get("cache-control"),
      (await refused.text()).includes("<"),
    ]).toEqual([503, "60", "no-store", false])
    isAway = false
    const whole = await askBroken("/sitemap.xml")
    expect([whole.status, locations(await whole.text())]).toEqual([200, locations(await textOf("/sitemap.xml"))])
  })

  it("F186 is refused at a request's time limit with slow stores, and progresses with each request", async () => {
    const partCache = sitemapCache()
    const read: string[] = []
    const stores = Array.from({ length: 8 }, (_, index) => aStore({ id: aStoreId(`1000000${index}`) }))
    const programs: Pick<ShopPrograms, "stores" | "store" | "read"> = {
      stores: async () => stores,
      store: async (id) => stores.find((store) => store.id === id),
      read: async (scope, program) => {
        await new Promise((resolve) => setTimeout(resolve, 30))
        read.push(`${scope.store.id} ${scope.language.id}`)
        return Effect.runPromise(
          program.pipe(
            Effect.provide(
              Layer.mock(CatalogGateway, {
                listCategories: Effect.succeed([]),
                countProducts: Effect.succeed(new Map()),
              }),
            ),
            Effect.provide(Layer.mock(FoundContentGateway, { listCmsSpots: () => Effect.succeed([]) })),
            Effect.provide(Layer.mock(ProductAddressGateway, { listAddresses: Effect.succeed([]) })),
            Effect.provide(Layer.mock(PhysicalStoreGateway, { listPhysicalStoresByCountry: () => Effect.succeed([]) })),
            Effect.provideService(StoreScope, scope),
          ),
        )
      },
    }
    const statuses: number[] = []
    const readAfter: number[] = []
    while (statuses.at(-1) !== 200 && statuses.length < 50) {
      const answer = await serveSitemap("/sitemap.xml", ORIGIN, programs, partCache, 100)
      statuses.push(answer?.status ?? 0)
      readAfter.push(read.length)
    }
    expect(new Set(statuses)).toEqual(new Set([503, 200]))
    // Each request reads a few stores, none reads all, and none is read twice.
    expect(Math.max(...readAfter.map((count, index) => count - (readAfter[index - 1] ?? 0)))).toBeLessThanOrEqual(5)
    expect(read).toHaveLength(new Set(read).size)
  })
})

describe("a page of the catalogue", () => {
  it("names its alternates in every store and language, and the store selector as default", async () => {
    const product = await textOf(await pathOf(/-l8201$/))
    expect(alternatesOf(product)).toEqual({
      "es-ES": "/10000034/camisa-%C3%B3xford-l8201",
      "en-ES": "/10000034/-1/oxford-shirt-l8201",
      "ja-JP": expect.stringMatching(/^\/10000081\/.+-l8201$/),
      "en-JP": "/10000081/-1/oxford-shirt-l8201",
      "x-default": "/",
    })
    expect(alternatesOf(await textOf("/10000034/hombre-n4100"))).toMatchObject({ "en-JP": "/10000081/-1/men-n4100" })
    expect(Object.keys(alternatesOf(await textOf("/10000034/")))).toEqual([
      "en-ES",
      "en-JP",
      "es-ES",
      "ja-JP",
      "x-default",
    ])
    expect(Object.keys(alternatesOf(await textOf("/?select-store=1")))).toHaveLength(5)
  })

  it("names alternates that exist and that name it back", async () => {
    const own = await pathOf(/-l8202$/)
    const { "x-default": selector, ...alternates } = alternatesOf(await textOf(own))
    const answers = await Promise.all(Object.values(alternates).map((path) => ask(path)))
    expect([selector, answers.map(({ status }) => status)]).toEqual(["/", [200, 200, 200, 200]])
    expect(
      (await Promise.all(answers.map((answer) => answer.text()))).map((html) => alternatesOf(html)["es-ES"]),
    ).toEqual([own, own, own, own])
  })

  it("that is one view of a list among many has one canonical address and no alternates", async () => {
    const html = await textOf("/10000034/hombre-n4100?order=new&colFilter=400")
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/10000034/hombre-n4100"/>`)
    expect(alternatesOf(html)).toEqual({})
  })

  it("has structured data of products, prices and availability", async () => {
    const html = await textOf(await pathOf(/-l8201$/))
    const { Product: product, BreadcrumbList: breadcrumbs } = thingsOf(html)
    expect(product).toMatchObject({
      name: "Camisa Óxford",
      sku: "8201",
      url: `${ORIGIN}/10000034/camisa-%C3%B3xford-l8201`,
      brand: { name: "Selvedge" },
    })
    const offers = product?.["offers"]
    expect(offers).toHaveLength(4)
    expect(offers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          "@type": "Offer",
          price: "39.95",
          priceCurrency: "EUR",
          availability: "https://schema.org/InStock",
          name: "Negro, M",
        }),
        expect.objectContaining({ name: "Azul, L", availability: "https://schema.org/OutOfStock" }),
      ]),
    )
    expect(breadcrumbs).toMatchObject({
      itemListElement: [
        { position: 1, item: `${ORIGIN}/10000034/` },
        { name: "Hombre" },
        { name: "Ropa" },
        { name: "Camisas" },
        { position: 5, name: "Camisa Óxford" },
      ],
    })
    expect(thingsOf(await textOf("/10000081/-1/oxford-shirt-l8201"))["Product"]).toMatchObject({
      offers: expect.arrayContaining([expect.objectContaining({ price: "6400", priceCurrency: "JPY" })]),
    })
  })

  it("has structured data of a category, the home page and the seller", async () => {
    const category = thingsOf(await textOf("/10000034/camisas-n4102"))
    expect(category["ItemList"]).toMatchObject({
      numberOfItems: 2,
      itemListElement: [{ position: 1, url: expect.stringMatching(/-l820\d$/) }, { position: 2 }],
    })
    expect(category["BreadcrumbList"]).toMatchObject({
      itemListElement: [{ name: "Selvedge" }, { name: "Hombre" }, { name: "Ropa" }, { name: "Camisas" }],
    })
    expect(thingsOf(await textOf("/10000034/"))).toMatchObject({
      Organization: { name: "Selvedge", url: `${ORIGIN}/` },
      WebSite: { inLanguage: "es" },
    })
  })

  it("has structured data of every store in the country, as schema.org and search engines define it", async () => {
    const readStore = Schema.decodeUnknownSync(LocalBusinessSchema, { onExcessProperty: "error" })
    const country = thingsOf(await textOf("/10000034/stores/es"))["ItemList"]
    const { itemListElement: items } = Schema.decodeUnknownSync(StoreList)(country)
    expect(items.length).toBeGreaterThan(5)
    for (const { item } of items) readStore(item)
    const { url } = readStore(items[0]?.item)
    const { ClothingStore: own } = thingsOf(await textOf(url.replace(ORIGIN, "")))
    expect(readStore(own)).toEqual(readStore(items[0]?.item))
    expect(() => readStore({ ...own, geo: undefined })).toThrow(/geo/)
    expect(() => readStore({ ...own, adress: "Calle 1" })).toThrow(/adress/)
  })

  it("has a link preview", async () => {
    const html = await textOf(await pathOf(/-l8201$/))
    expect(metaOf(html, "og:type")).toBe("product")
    expect(metaOf(html, "og:title")).toBe("Camisa Óxford | Selvedge")
    expect(metaOf(html, "og:url")).toBe(`${ORIGIN}/10000034/camisa-%C3%B3xford-l8201`)
    expect(metaOf(html, "og:image")).toMatch(/^http:\/\/shop\.test\/media\/510001\/\d+\/front-\d+\.jpeg$/)
    expect([
      metaOf(html, "product:price:amount"),
      metaOf(html, "product:price:currency"),
      metaOf(html, "og:locale"),
      metaOf(html, "twitter:card"),
    ]).toEqual(["39.95", "EUR", "es_ES", "summary_large_image"])
    expect(metaOf(await textOf("/10000034/camisas-n4102"), "description")).toMatch(/Camisas, Ropa, Hombre/)
  })

  it("is the permanent redirect target of its old address, in one step", async () => {
    const old = await ask("/10000034/-5/an-older-name-l8201?colorId=400")
    expect([old.status, old.headers.get("location")]).toEqual([301, "/10000034/camisa-%C3%B3xford-l8201?colorId=400"])
  })
})

describe("a page of one customer, and a search", () => {
  it("have no metadata for search engines", async () => {
    for (const path of ["/10000034/cart", "/10000034/login", "/10000034/search/lino"]) {
      const html = await textOf(path)
      expect([path, metaOf(html, "robots"), alternatesOf(html), html.includes("ld+json")]).toEqual([
        path,
        "noindex",
        {},
        false,
      ])
    }
  })
})

describe("a staging shop", () => {
  it("keeps robots away, on every page and in one file", async () => {
    const askStage = await anotherShop({ isStage: true })
    expect(await (await askStage("/robots.txt")).text()).toBe("User-agent: *\nDisallow: /\n")
    expect((await askStage("/10000034/")).headers.get("x-robots-tag")).toBe("noindex, nofollow")
    expect((await ask("/10000034/")).headers.get("x-robots-tag")).toBeNull()
  })
})
