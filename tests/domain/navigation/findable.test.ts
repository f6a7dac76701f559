import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Alternate } from "../../../domain/navigation/alternates.ts"
import { distinctAlternates, hreflangOf } from "../../../domain/navigation/alternates.ts"
import { buildPageAddress } from "../../../domain/navigation/buildPageAddress.ts"
import { robotsRules } from "../../../domain/navigation/robotsRules.ts"
import { ONE_SITE } from "../../../domain/navigation/Site.ts"
import { MAX_LOCATION, divideSitemap } from "../../../domain/navigation/divideSitemap.ts"
import { catalogueDate } from "../../../domain/store/catalogueDate.ts"
import { machineAmount } from "../../../domain/store/machineAmount.ts"

const SITES = { desktop: { prefix: "" }, mobile: { prefix: "/m" }, phonePages: [], desktopPages: [] }
const robotsOptions = {
  sites: SITES,
  isStage: false,
  programPaths: ["/itxrest/"],
  sitemap: "https://shop.example/sitemap.xml",
}

/** Whether a robot that follows RFC 9309 may not read an address. */
const mayRead = (rules: string, path: string) =>
  !rules
    .split("\n")
    .flatMap((line) => (line.startsWith("Disallow: ") ? [line.slice(10)] : []))
    .some((rule) =>
      new RegExp(`^${rule.replace(/[.+?^{}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}`.replace(/\$(?!$)/g, "\\$")).test(
        path,
      ),
    )

describe("a robot", () => {
  const rules = robotsRules(robotsOptions)
  const number = fc.integer({ min: 1, max: 999_999 }).map(String)
  const word = fc
    .oneof(
      fc.constantFrom("cart", "cartera", "checkout-shirt", "account", "login", "order", "confirmation"),
      fc.string({ minLength: 1, maxLength: 20 }),
    )
    .filter((text) => text !== "." && text !== "..")

  it("may read every product and category, whatever its name", () => {
    fc.assert(
      fc.property(word, number, fc.boolean(), fc.constantFrom("", "/m"), (words, id, isProduct, prefix) => {
        const place = { storeId: "10000034", languageId: "-30" }
        const built = isProduct
          ? buildPageAddress(
              { page: "ItxProductPage", ...place, parameters: { productUrl: words, mfname: id } },
              () => undefined,
            )
          : buildPageAddress(
              { page: "ItxCategoryPage", ...place, parameters: { categoryUrl: words, seoId: id } },
              () => undefined,
            )
        expect(built.ok && mayRead(rules, `${prefix}${built.address}`)).toBe(true)
      }),
    )
  })

  it.each([
    "/10000034/cart",
    "/10000034/-30/cart?refused=SizeMissing",
    "/10000034/cart/items",
    "/m/10000034/checkout",
    "/10000034/account",
    "/10000034/account/orders",
    "/10000034/login?redirectUri=x",
    "/10000034/confirmation?orderId=1",
    "/10000034/shirts-n4102?colFilter=1",
    "/10000034/search/linen?priceMin=100",
    "/10000034/shirts-n4102?pageNumber=2&order=new",
    "/itxrest/2/catalog",
  ])("may not read %s", (path) => {
    expect(mayRead(rules, path)).toBe(false)
  })

  it.each([
    "/",
    "/10000034/",
    "/10000034/-30/shirts-n4102?pageNumber=2",
    "/10000034/search/linen",
    "/10000034/x-l1?colorId=400",
  ])("may read %s", (path) => {
    expect(mayRead(rules, path)).toBe(true)
  })

  it("may read no page of a demo store", () => {
    expect(robotsRules({ ...robotsOptions, isStage: true })).toBe("User-agent: *\nDisallow: /\n")
    expect(robotsRules({ ...robotsOptions, sites: ONE_SITE })).toContain("Sitemap: https://shop.example/sitemap.xml\n")
  })
})

describe("the alternates of a page", () => {
  const alternate = fc.record({
    hreflang: fc.constantFrom("es-ES", "ca-ES", "en-US", "ja-JP"),
    address: fc.record({
      page: fc.constant("ItxHomePage"),
      storeId: fc.constantFrom("10000034", "10000001", "10000777"),
      parameters: fc.constant({}),
    }),
  })

  it("include one per language and country, and the own store for a supported language", () => {
    fc.assert(
      fc.property(
        fc.array(alternate),
        fc.constantFrom("10000034", "10000777"),
        (alternates: readonly Alternate[], own) => {
          const distinct = distinctAlternates(own, alternates)
          const names = distinct.map(({ hreflang }) => hreflang)
          expect(names).toEqual([...new Set(alternates.map(({ hreflang }) => hreflang))].sort())
          for (const { hreflang, address } of distinct)
            expect(
              address.storeId === own ||
                !alternates.some((other) => other.hreflang === hreflang && other.address.storeId === own),
            ).toBe(true)
        },
      ),
    )
  })

  it.each([
    ["es", "ES", "es-ES"],
    ["pt-BR", "PT", "pt-PT"],
    ["zh-Hant", "tw", "zh-Hant-TW"],
    ["en", "XX1", "en"],
  ])("in %s in %s is %s", (code, countryCode, expected) => {
    expect(hreflangOf({ code }, { countryCode })).toBe(expected)
  })
})

describe("a sitemap", () => {
  it("has all pages of a list in one file, within the limits of the protocol", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500_000 }), fc.integer({ min: 0, max: 1_000 }), (total, size) => {
        const parts = divideSitemap(total, size)
        const pages = parts.flatMap(({ firstPage, lastPage }) => [firstPage, lastPage])
        expect(pages).toEqual(pages.toSorted((a, b) => a - b))
        expect(parts[0]?.firstPage ?? 1).toBe(1)
        expect(parts.at(-1)?.lastPage ?? 0).toBe(Math.ceil(total / Math.max(1, size)))
        parts.slice(1).forEach(({ firstPage }, index) => expect(firstPage).toBe((parts[index]?.lastPage ?? 0) + 1))
        for (const { firstPage, lastPage } of parts) {
          const products = (lastPage - firstPage + 1) * Math.max(1, size)
          expect(products).toBeLessThanOrEqual(50_000)
          expect(products * (MAX_LOCATION + 100)).toBeLessThan(50_000_000)
        }
      }),
    )
  })

  it.each([
    ["1767225600", "2026-01-01"],
    ["1767225600000", "2026-01-01"],
    ["v7", undefined],
    ["", undefined],
    [undefined, undefined],
    ["20260101", undefined],
  ])("dates the build %s to %s", (version, expected) => {
    expect(catalogueDate(version)).toBe(expected)
  })
})

describe("an amount in structured data", () => {
  it.each([
    [1995, 2, "19.95"],
    [5, 2, "0.05"],
    [5990, 0, "5990"],
    [1234567, 3, "1234.567"],
    [-5, 2, "-0.05"],
    [0, 2, "0.00"],
  ])("%i with %i decimals is %s", (minorUnits, currencyDecimals, expected) => {
    expect(machineAmount({ minorUnits, currencyCode: "XXX" }, { currencyDecimals })).toBe(expected)
  })
})
