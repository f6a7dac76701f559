import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { VisitRequest } from "../../../domain/navigation/resolveVisit.ts"
import { defaultsOn, resolveVisit, siteOf } from "../../../domain/navigation/resolveVisit.ts"
import type { Sites } from "../../../domain/navigation/Site.ts"
import { CATALOG_PAGES, ONE_SITE } from "../../../domain/navigation/Site.ts"
import { addressOnSite, pageOnSite } from "../../../domain/navigation/siteAddress.ts"
import { SEO_TEMPLATES } from "../../../domain/navigation/seoTemplates.ts"
import { aStore, aStoreId } from "../../support/builders/aStore.ts"
import { HOSTILE_TEXTS } from "../../support/HOSTILE_TEXTS.ts"

const DESKTOP = "https://shop.example"
const MOBILE = "https://m.shop.example"
const STORES = [
  aStore(),
  aStore({
    id: aStoreId("10000001"),
    countryCode: "US",
    languages: [
      { id: "-1", code: "en", name: "English", direction: "ltr" },
      { id: "-5", code: "es", name: "Español", direction: "ltr" },
    ],
    catalogs: [{ id: "20000001", type: "1" }],
  }),
]
const TWO_HOSTS: Sites = {
  desktop: { origin: DESKTOP, prefix: "" },
  mobile: { origin: MOBILE, prefix: "/m" },
  phonePages: CATALOG_PAGES,
  desktopPages: ["ItxGiftGuidePage"],
}
const ONE_HOST: Sites = { ...TWO_HOSTS, desktop: { prefix: "" }, mobile: { prefix: "/m" } }

interface Visitor {
  readonly isPhone?: boolean
  readonly cookies?: Readonly<Record<string, string>>
  readonly sites?: Sites
}

const asked = (address: string, { isPhone = false, cookies = {} }: Visitor): VisitRequest => {
  const origin = address.startsWith(MOBILE) ? MOBILE : DESKTOP
  return {
    origin,
    pathAndQuery: address.startsWith("/") ? address : address.slice(origin.length),
    isPhone,
    cookie: (name) => (Object.hasOwn(cookies, name) ? cookies[name] : undefined),
  }
}
const visit = (address: string, visitor: Visitor = {}) =>
  resolveVisit(asked(address, visitor), { stores: STORES, sites: visitor.sites ?? TWO_HOSTS })
const moves = (address: string, visitor: Visitor = {}) => {
  const target = visit(address, visitor)
  return target.kind === "moved" ? [target.reason, target.to] : target.kind
}

describe("the target of a request", () => {
  it.each([
    [
      "/10000034/",
      { page: "ItxHomePage", storeId: "10000034", languageId: "-5", catalogId: "20000034", parameters: {} },
    ],
    [
      "/10000034/-1/cart",
      { page: "ItxShopCartPage", storeId: "10000034", languageId: "-1", catalogId: "20000034", parameters: {} },
    ],
    [
      "/10000034/50000034/women-n1?order=new",
      {
        page: "ItxCategoryPage",
        storeId: "10000034",
        languageId: "-5",
        catalogId: "50000034",
        parameters: { categoryUrl: "women", seoId: "1", order: "new" },
      },
    ],
    [
      `${MOBILE}/m/10000034/women-n1`,
      {
        page: "ItxCategoryPage",
        storeId: "10000034",
        languageId: "-5",
        catalogId: "50000034",
        parameters: { categoryUrl: "women", seoId: "1" },
      },
    ],
    [
      `${MOBILE}/m/10000001/`,
      { page: "ItxHomePage", storeId: "10000001", languageId: "-1", catalogId: "20000001", parameters: {} },
    ],
    [
      "/10000034/itx-look-book-page",
      { page: "ItxLookBookPage", storeId: "10000034", languageId: "-5", catalogId: "20000034", parameters: {} },
    ],
    ["/10000099/-7/cart", { page: "ItxShopCartPage", storeId: "10000099", languageId: "-7", parameters: {} }],
    ["/", { page: "ItxWorldWidePage", parameters: {} }],
  ])("%s is a page", (address, page) => {
    expect(visit(address)).toEqual({
      kind: "page",
      address: page,
      site: address.startsWith(MOBILE) ? "mobile" : "desktop",
      isStage: false,
    })
  })

  it.each([
    ["/10000034/-5/cart?a=b", ["spelling", "/10000034/cart?a=b"]],
    ["/10000034?langId=-1", ["spelling", "/10000034/-1/"]],
    [`${MOBILE}/10000034/cart`, ["spelling", "/m/10000034/cart"]],
    [`${MOBILE}/`, ["spelling", "/m/"]],
    [`${MOBILE}/m`, ["spelling", "/m/"]],
    ["/10000034/-99/cart", ["language", "/10000034/cart"]],
    ["/10000034/99999999/women-n1", ["language", "/10000034/women-n1"]],
    ["/10000034/cart?catalogId=99999999", ["language", "/10000034/cart"]],
    ["/10000034/cart?langId=-99", ["language", "/10000034/cart"]],
    [`${MOBILE}/m/10000034/itx-gift-guide-page`, ["site", `${DESKTOP}/10000034/itx-gift-guide-page`]],
  ])("%s redirects: %j", (address, target) => {
    expect(moves(address)).toEqual(target)
  })

  it("uses the visitor's language when the store does not support the one in the address", () => {
    expect(moves("/10000034/-99/cart", { cookies: { language: "ca" } })).toEqual(["language", "/10000034/-30/cart"])
    expect(moves("/10000034/-99/cart", { cookies: { language: "ja" } })).toEqual(["language", "/10000034/cart"])
  })

  it("R19 is the store of the last visit instead of the store selector, unless the selector is requested", () => {
    const cookies = { last_store: "10000034.-1" }
    expect(["/", "/?utm_source=letter", `${MOBILE}/m/`].map((address) => moves(address, { cookies }))).toEqual([
      ["previousStore", "/10000034/-1/"],
      ["previousStore", "/10000034/-1/"],
      ["previousStore", "/m/10000034/-1/"],
    ])
    expect(
      ["/?select-store", "/?select-store=1", "/?useCookie=0", "/10000001/"].map((address) =>
        moves(address, { cookies }),
      ),
    ).toEqual([["previousStore", "/10000034/-1/"], "page", "page", "page"])
    expect(
      ["10000034.-99", "10000099.-1", "1000003.-1", "10000034", "", "//evil.example", "١٠٠٠٠٠٣٤.-1"].map((last_store) =>
        moves("/", { cookies: { last_store } }),
      ),
    ).toEqual(Array(7).fill("page"))
  })

  it("is the mobile site for catalogue pages on a phone, never during a purchase or after another choice", () => {
    expect(moves("/10000034/-1/women-n1?order=new", { isPhone: true })).toEqual([
      "site",
      `${MOBILE}/m/10000034/-1/women-n1?order=new`,
    ])
    expect(
      ["/10000034/cart", "/10000034/checkout", "/10000034/confirmation?orderId=1", "/10000034/itx-gift-guide-page"].map(
        (address) => moves(address, { isPhone: true }),
      ),
    ).toEqual(["page", "page", "page", "page"])
    expect([
      moves("/10000034/", { isPhone: true, cookies: { site: "desktop" } }),
      moves("/10000034/?site=desktop", { isPhone: true }),
      moves("/10000034/", { isPhone: true, sites: ONE_SITE }),
    ]).toEqual(["page", "page", "page"])
    expect([
      moves("/10000034/", { cookies: { site: "mobile" } }),
      moves("/10000034/?site=mobile", { cookies: { site: "desktop" } }),
    ]).toEqual([
      ["site", `${MOBILE}/m/10000034/`],
      ["site", `${MOBILE}/m/10000034/?site=mobile`],
    ])
    expect([
      moves(`${MOBILE}/m/10000034/`, { cookies: { site: "desktop" } }),
      moves(`${MOBILE}/m/10000034/?site=desktop`),
    ]).toEqual(["page", "page"])
  })

  it("is the same on one host with a prefix as on two", () => {
    expect(moves("/10000034/women-n1", { isPhone: true, sites: ONE_HOST })).toEqual(["site", "/m/10000034/women-n1"])
    expect(moves("/m/10000034/itx-gift-guide-page", { sites: ONE_HOST })).toEqual([
      "site",
      "/10000034/itx-gift-guide-page",
    ])
    expect(visit("/m/10000034/women-n1", { sites: ONE_HOST })).toMatchObject({
      site: "mobile",
      address: { catalogId: "50000034" },
    })
  })

  it("keeps a named catalogue on the other site if that has it, else uses the default one", () => {
    expect(moves("/10000034/50000034/women-n1", { isPhone: true })).toEqual(["site", `${MOBILE}/m/10000034/women-n1`])
    expect(moves(`${MOBILE}/m/10000034/20000034/women-n1`)).toBe("page")
  })

  it("F77 is unchanged for an unknown address, in its store if there is one", () => {
    const home = { page: "ItxHomePage", storeId: "10000034", languageId: "-1", catalogId: "20000034", parameters: {} }
    expect([visit("/10000034/-1/no/such/thing"), visit("/10000034/gift?a=b")]).toMatchObject([
      { kind: "unknown", home },
      { kind: "unknown", home: { ...home, languageId: "-5" } },
    ])
    expect(visit(`${MOBILE}/m/10000034/a/b/c`)).toMatchObject({
      kind: "unknown",
      site: "mobile",
      home: { catalogId: "50000034" },
    })
    expect(
      [
        "/no",
        "//evil.example/",
        "/10000099/a/b/c",
        "/1000003/",
        "/100000345/",
        "/١٠٠٠٠٠٣٤/",
        "/10000034%2f",
        "/%zz",
        "/..",
        "/10000034/\r\nSet-Cookie: a=b/x",
      ].map((address) => visit(address).kind),
    ).toEqual(Array(10).fill("unknown"))
  })

  it("identifies a tester by the value of the cookie only", () => {
    expect(
      ["true", "false", "TRUE", "1", "", undefined].map(
        (stage) => visit("/", { cookies: stage === undefined ? {} : { "itx-stage": stage } }).isStage,
      ),
    ).toEqual([true, false, false, false, false, false])
  })
})

const hostile = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: "binary", maxLength: 12 }))
const segment = fc.oneof(
  hostile,
  hostile.map((text) => encodeURIComponent(Buffer.from(text).toString())),
  fc.constantFrom(
    "-5",
    "-1",
    "-99",
    "%2D5",
    "m",
    "cart",
    "CART",
    "search",
    "women-n123",
    "linen-shirt-p9",
    "x-n1-l2",
    "",
    "50000034",
    "20000034",
    "99999999",
    "itx-gift-guide-page",
    "caf%c3%a9-n12",
    "waiting-room",
  ),
)
const query = fc.oneof(
  fc.constantFrom(
    "",
    "?",
    "?langId=-5",
    "?langId=-99&catalogId=50000034",
    "?catalogId=99999999",
    "?storeId=10000001",
    "?site=desktop",
    "?site=mobile&site=desktop",
    "?select-store=1",
    "?useCookie=0",
    "?a=%zz",
    "#x",
  ),
  hostile.map((text) => `?a=${text}`),
)
const store = fc.constantFrom("10000034", "10000001", "10000099", "1000003", "100000341", "١٠٠٠٠٠٣٤", "1")
const path = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom("", "/m", "/m", "//evil.example", "/m/m"), store, fc.array(segment, { maxLength: 4 }))
      .map(([prefix, id, segments]) => `${prefix}/${[id, ...segments].join("/")}`),
  },
  { weight: 1, arbitrary: fc.constantFrom("/", "/m", "/m/", "//", "/..", "") },
)
const cookies = fc.record(
  {
    last_store: fc.oneof(fc.constantFrom("10000034.-1", "10000001.-5", "10000034.-99"), hostile),
    site: fc.oneof(fc.constantFrom("mobile", "desktop"), hostile),
    language: fc.oneof(fc.constantFrom("ca", "en"), hostile),
    "itx-stage": hostile,
  },
  { requiredKeys: [] },
)
const pageNames = fc.uniqueArray(fc.constantFrom(...SEO_TEMPLATES.keys(), "ItxGiftGuidePage"), { maxLength: 12 })
const sites: fc.Arbitrary<Sites> = fc
  .tuple(
    fc.constantFrom(TWO_HOSTS, ONE_HOST, ONE_SITE, { ...TWO_HOSTS, mobile: { origin: MOBILE, prefix: "" } }),
    pageNames,
    pageNames,
  )
  .map(([kind, phonePages, desktopPages]) => ({ ...kind, phonePages, desktopPages }))

describe("any visitor of any store", () => {
  const someVisit = fc.record({
    origin: fc.constantFrom(DESKTOP, MOBILE),
    path,
    query,
    isPhone: fc.boolean(),
    sites,
    desktopCookies: cookies,
    mobileCookies: cookies,
  })

  const resolve = (
    address: string,
    {
      isPhone,
      sites: divided,
      desktopCookies,
      mobileCookies,
    }: {
      readonly isPhone: boolean
      readonly sites: Sites
      readonly desktopCookies: Readonly<Record<string, string>>
      readonly mobileCookies: Readonly<Record<string, string>>
    },
  ) => visit(address, { isPhone, sites: divided, cookies: address.startsWith(MOBILE) ? mobileCookies : desktopCookies })

  it("F79 is redirected once at most and only within the store, for any settings, addresses and cookies", () => {
    fc.assert(
      fc.property(someVisit, ({ origin, path: requestPath, query: rest, ...visitor }) => {
        const first = resolve(`${origin}${requestPath}${rest}`, visitor)
        if (first.kind !== "moved") return
        const url = new URL(first.to, origin)
        expect([DESKTOP, MOBILE]).toContain(url.origin)
        expect(first.to.replace(/^https:\/\/(m\.)?shop\.example/, "")).toMatch(/^\/(?![/\\])[!-~]*$/)
        // The next request is the address as the browser's URL parser reads it.
        expect(resolve(`${url.origin}${url.pathname}${url.search}`, visitor)).toMatchObject({
          kind: "page",
          site: first.on,
        })
      }),
      { numRuns: 6_000 },
    )
  })

  it("F77 arrives at a page whose address is stable", () => {
    fc.assert(
      fc.property(someVisit, ({ origin, path: requestPath, query: rest, ...visitor }) => {
        const found = resolve(`${origin}${requestPath}${rest}`, visitor)
        if (found.kind !== "page") return
        const on = siteOf({ origin, pathAndQuery: `${requestPath}${rest}` }, visitor.sites)
        const site =
          on === "mobile" && visitor.sites.mobile !== undefined ? visitor.sites.mobile : visitor.sites.desktop
        const built = addressOnSite(found.address, site, defaultsOn(on, STORES))
        expect(pageOnSite(built ?? "", site, defaultsOn(on, STORES))).toEqual(found.address)
      }),
      { numRuns: 3_000 },
    )
  })

  it("F78 is in a store only by its eight digits", () => {
    fc.assert(
      fc.property(someVisit, ({ origin, path: requestPath, query: rest, ...visitor }) => {
        const found = resolve(`${origin}${requestPath}${rest}`, visitor)
        const id = found.kind === "unknown" ? found.home?.storeId : found.address.storeId
        expect(id ?? "10000034").toMatch(/^[0-9]{8}$/)
      }),
      { numRuns: 2_000 },
    )
  })
})
