import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { buildPageAddress } from "../../../domain/navigation/buildPageAddress.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { parsePageAddress } from "../../../domain/navigation/parsePageAddress.ts"
import { SEO_TEMPLATES } from "../../../domain/navigation/seoTemplates.ts"
import { toWellFormed } from "../../../domain/shared/toWellFormed.ts"
import { HOSTILE_TEXTS } from "../../support/HOSTILE_TEXTS.ts"
import { SHOP_DEFAULTS, shopDefaults } from "../../support/SHOP_DEFAULTS.ts"

const hostile = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: "binary", minLength: 1, maxLength: 40 }),
  fc.string({ minLength: 1, maxLength: 12 }),
)
/** Text that is unchanged in an address: well-formed, and neither empty nor a step in a path. */
const text = hostile.map(toWellFormed).filter((value) => value !== "." && value !== "..")
const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(..."0123456789"), minLength, maxLength })
const RESERVED = ["storeId", "langId", "catalogId", "pageName"]
const PATH_NAMES = [
  ...["categoryUrl", "seoId", "productUrl", "mfname", "keyWord"],
  ...["storeUrl", "physicalStoreId", "groupingUrl", "groupingId", "countryCode", "cityUrl", "cityId"],
]
const otherParameters = fc.dictionary(
  hostile.map(toWellFormed).filter((name) => !RESERVED.includes(name) && !PATH_NAMES.includes(name)),
  hostile.map(toWellFormed),
  { maxKeys: 5 },
)

const place = fc.constantFrom(...SHOP_DEFAULTS.keys()).chain((storeId) => {
  const defaults = SHOP_DEFAULTS.get(storeId)
  return fc.record({
    storeId: fc.constant(storeId),
    languageId: fc.oneof(
      fc.constant(defaults?.languageId ?? ""),
      fc.constantFrom("-1", "-5", "-10", "7", "123", "-999"),
    ),
    catalogId: fc.oneof(fc.constant(defaults?.catalogId ?? ""), fc.constantFrom("50000034", "2000", "123456789012")),
  })
})

const STORE_PAGES = [...SEO_TEMPLATES.keys()].filter((page) => page !== "ItxWorldWidePage")
const unknownPage = fc.constantFrom(
  "ItxGiftGuidePage",
  "ItxPage2",
  "ItxAPage",
  "ItxStore2GoPage",
  "LookBook",
  "ItxHomePageB",
)

function requiredParameters(page: string): fc.Arbitrary<Record<string, string>> {
  if (page === "ItxProductPage") return fc.record({ productUrl: text, mfname: digits(1, 19) })
  if (page === "ItxCategoryPage") return fc.record({ categoryUrl: text, seoId: digits(1, 19) })
  if (page === "ItxSearchPage") return fc.record({ keyWord: hostile.map(toWellFormed) }, { requiredKeys: [] })
  if (page === "ItxReturnDetailPage")
    return fc.record({ orderId: digits(1, 19), returnId: text }, { requiredKeys: ["orderId"] })
  if (page === "ItxOrderPage" || page === "ItxReturnPage") return fc.record({ orderId: digits(1, 19) })
  const countryCode = fc.constantFrom("es", "jp", "us")
  if (page === "ItxStoreDetailPage") return fc.record({ storeUrl: text, physicalStoreId: digits(1, 20) })
  if (page === "ItxStoreGroupingPage") return fc.record({ groupingUrl: text, groupingId: digits(1, 20) })
  if (page === "ItxStoreCityPage") return fc.record({ countryCode, cityUrl: text, cityId: digits(1, 20) })
  if (page === "ItxStoreCountryPage") return fc.record({ countryCode })
  if (page === "ItxHelpPage") return fc.record({ article: text }, { requiredKeys: [] })
  if (page === "ItxLegalPage") return fc.record({ document: text })
  return fc.constant({})
}

const storePage: fc.Arbitrary<PageAddress> = fc
  .tuple(fc.oneof(fc.constantFrom(...STORE_PAGES), unknownPage), place)
  .chain(([page, position]) =>
    fc
      .tuple(requiredParameters(page), otherParameters)
      .map(([required, others]) => ({ page, ...position, parameters: { ...others, ...required } })),
  )
const selector: fc.Arbitrary<PageAddress> = otherParameters.map((parameters) => ({
  page: "ItxWorldWidePage",
  parameters,
}))
const anyPage = fc.oneof({ weight: 9, arbitrary: storePage }, { weight: 1, arbitrary: selector })

function built(location: PageAddress): string {
  const result = buildPageAddress(location, shopDefaults)
  if (!result.ok) throw new Error(`missing ${result.missing.join(", ")}`)
  return result.address
}

describe("page addresses", () => {
  it("F77 are parsed as they were built, for every page and every text", () => {
    fc.assert(
      fc.property(anyPage, (location) => {
        expect(parsePageAddress(built(location), shopDefaults)).toEqual(location)
      }),
      { numRuns: 1500 },
    )
  })

  it("F77 are built from a parsed address with the same meaning", () => {
    const typed = fc
      .tuple(
        fc.constantFrom("10000034", "10000001", "10000099", "123"),
        fc.array(
          fc.oneof(
            hostile,
            fc.constantFrom("-5", "-1", "cart", "search", "x-n1-l2", "a-n5", "b-l7", "gift-guide", "50000034"),
          ),
          { maxLength: 3 },
        ),
        fc.constantFrom("", "?a=b", "?langId=-1&catalogId=50000034", "?storeId=10000001", "?__proto__=1"),
      )
      .map(([store, segments, query]) => `/${[store, ...segments].join("/")}${query}`)
    fc.assert(
      fc.property(typed, (address) => {
        const location = parsePageAddress(address, shopDefaults)
        expect(location === undefined ? undefined : parsePageAddress(built(location), shopDefaults)).toEqual(location)
      }),
      { numRuns: 1500 },
    )
  })

  it("F77 are paths of the same origin for any values, which no parser changes", () => {
    const arbitraryAddress: fc.Arbitrary<PageAddress> = fc.record({
      page: fc.oneof(fc.constantFrom(...SEO_TEMPLATES.keys()), unknownPage, hostile),
      storeId: fc.oneof(fc.constant("10000034"), hostile),
      languageId: fc.oneof(fc.constant("-5"), hostile),
      catalogId: fc.oneof(fc.constant("20000034"), hostile),
      parameters: fc.dictionary(fc.oneof(fc.constantFrom(...PATH_NAMES, ...RESERVED), hostile), hostile, {
        maxKeys: 6,
      }),
    })
    fc.assert(
      fc.property(arbitraryAddress, (location) => {
        const result = buildPageAddress(location, shopDefaults)
        const address = result.ok ? result.address : "/"
        const url = new URL(address, "https://shop.example")
        expect(result.ok || result.missing.length > 0).toBe(true)
        expect(url.origin).toBe("https://shop.example")
        expect(address).toMatch(/^\/(?!\/)[!-~]*$/)
        expect(`${url.pathname}${url.search}`.replaceAll("'", "%27")).toBe(address.replaceAll("'", "%27"))
      }),
      { numRuns: 1500 },
    )
  })

  it.each([
    [
      "the home page in the store's own language",
      { page: "ItxHomePage", storeId: "10000034", languageId: "-5", catalogId: "20000034", parameters: {} },
      "/10000034/",
    ],
    [
      "the home page in another language",
      { page: "ItxHomePage", storeId: "10000034", languageId: "-1", catalogId: "20000034", parameters: {} },
      "/10000034/-1/",
    ],
    [
      "a category",
      {
        page: "ItxCategoryPage",
        storeId: "10000034",
        languageId: "-5",
        catalogId: "20000034",
        parameters: { categoryUrl: "women-dresses", seoId: "1420" },
      },
      "/10000034/women-dresses-n1420",
    ],
    [
      "a category in the mobile catalog",
      {
        page: "ItxCategoryPage",
        storeId: "10000034",
        languageId: "-5",
        catalogId: "50000034",
        parameters: { categoryUrl: "women", seoId: "1" },
      },
      "/10000034/50000034/women-n1",
    ],
    [
      "a product with its colour",
      {
        page: "ItxProductPage",
        storeId: "10000081",
        languageId: "-1",
        catalogId: "20000081",
        parameters: { productUrl: "linen-shirt", mfname: "7001", colorId: "250" },
      },
      "/10000081/-1/linen-shirt-l7001?colorId=250",
    ],
    [
      "a search",
      {
        page: "ItxSearchPage",
        storeId: "10000001",
        languageId: "-1",
        catalogId: "20000001",
        parameters: { keyWord: "blue jeans" },
      },
      "/10000001/search/blue%20jeans",
    ],
    [
      "a search for a step in a path",
      {
        page: "ItxSearchPage",
        storeId: "10000001",
        languageId: "-1",
        catalogId: "20000001",
        parameters: { keyWord: ".." },
      },
      "/10000001/search?keyWord=..",
    ],
    [
      "the cart of the mobile catalog",
      { page: "ItxShopCartPage", storeId: "10000001", languageId: "-1", catalogId: "50000001", parameters: {} },
      "/10000001/cart?catalogId=50000001",
    ],
    [
      "a page without a template",
      { page: "ItxGiftGuidePage", storeId: "10000034", languageId: "-5", catalogId: "20000034", parameters: {} },
      "/10000034/itx-gift-guide-page",
    ],
    ["the store selector", { page: "ItxWorldWidePage", parameters: { "select-store": "1" } }, "/?select-store=1"],
  ])("%s has its address", (_, location, address) => {
    expect(built(location)).toBe(address)
    expect(parsePageAddress(address, shopDefaults)).toEqual(location)
  })

  it.each([
    [
      "a product without its number",
      { page: "ItxProductPage", storeId: "10000034", parameters: { productUrl: "shirt" } },
      ["mfname"],
    ],
    ["a category with nothing", { page: "ItxCategoryPage", parameters: {} }, ["storeId", "categoryUrl", "seoId"]],
    [
      "a category with a number that is none",
      { page: "ItxCategoryPage", storeId: "10000034", parameters: { categoryUrl: "x", seoId: "12a" } },
      ["seoId"],
    ],
    ["F78 a store of seven digits", { page: "ItxHomePage", storeId: "1000003", parameters: {} }, ["storeId"]],
    ["F78 a store in other digits", { page: "ItxHomePage", storeId: "١٠٠٠٠٠٣٤", parameters: {} }, ["storeId"]],
    ["a page whose name is none", { page: "../evil", storeId: "10000034", parameters: {} }, ["pageName"]],
    [
      "a page that would be taken for a category",
      { page: "ItxSaleN5", storeId: "10000034", parameters: {} },
      ["pageName"],
    ],
    [
      "a page that would be taken for the waiting room",
      { page: "WaitingRoom", storeId: "10000034", parameters: {} },
      ["pageName"],
    ],
  ])("%s has no address, and the missing parameter is named", (_, location, missing) => {
    expect(buildPageAddress(location, shopDefaults)).toEqual({ ok: false, missing })
  })

  it.each([
    "//evil.example/",
    "/evil",
    "/1000003/",
    "/100000345/",
    "/10000034/a/b/c",
    "/10000034/%zz-n1",
    "/10000034/gift",
    "//",
    "/١٠٠٠٠٠٣٤/",
    "10000034/",
  ])("%s is not found", (address) => {
    expect(parsePageAddress(address, shopDefaults)).toBeUndefined()
  })

  it("F77 an address with the ending of a product and of a category is of the last kind", () => {
    expect(parsePageAddress("/10000034/x-n1-l2", shopDefaults)).toMatchObject({
      page: "ItxProductPage",
      parameters: { productUrl: "x-n1", mfname: "2" },
    })
    expect(parsePageAddress("/10000034/x-l2-n1", shopDefaults)).toMatchObject({
      page: "ItxCategoryPage",
      parameters: { categoryUrl: "x-l2", seoId: "1" },
    })
  })

  it("the path precedes the query, and the first of a repeated parameter counts", () => {
    const location = parsePageAddress(
      "/10000034/a-n5?seoId=6&storeId=10000001&order=new&order=price_asc&empty=&=x&broken=%zz",
      shopDefaults,
    )
    expect(location).toEqual({
      page: "ItxCategoryPage",
      storeId: "10000034",
      languageId: "-5",
      catalogId: "20000034",
      parameters: { categoryUrl: "a", seoId: "5", order: "new" },
    })
  })

  it("F51 a parameter with a name of the prototype changes no object", () => {
    const location = parsePageAddress("/?__proto__=polluted&constructor=polluted", shopDefaults)
    expect(Object.getOwnPropertyNames(location?.parameters)).toEqual(["__proto__", "constructor"])
    expect("polluted" in {}).toBe(false)
    expect(Object.getPrototypeOf({})).toBe(Object.prototype)
  })
})
