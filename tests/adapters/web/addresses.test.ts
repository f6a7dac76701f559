import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { defaultsOf, destinationOf } from "../../../adapters/web/pageAddressOf.ts"
import { previousStoreHome } from "../../../adapters/web/previousStore.ts"
import { aStore, aStoreId } from "../../support/builders/aStore.ts"
import { HOSTILE_TEXTS } from "../../support/HOSTILE_TEXTS.ts"
import { shopDefaults } from "../../support/SHOP_DEFAULTS.ts"

const hostile = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: "binary", maxLength: 12 }))
const segment = fc.oneof(hostile, hostile.map((text) => encodeURIComponent(Buffer.from(text).toString())), fc.constantFrom("-5", "-1", "%2D5", "cart", "CART", "search", "shirts-n123", "linen-shirt-p9", "shirts-x-n1-l2", "", "50000034", "caf%c3%a9-n12"))
const query = fc.oneof(fc.constantFrom("", "?", "?langId=-5", "?langId=-1&catalogId=50000034", "?catalogId=20000034", "?storeId=10000001", "?keyWord=a&keyWord=b", "?a=%zz", "#x"), hostile.map((text) => `?a=${text}`))
const typed = fc.tuple(fc.constantFrom("10000034", "10000001", "10000099", "1"), fc.array(segment, { maxLength: 4 }), query)
  .map(([store, segments, rest]) => `/${[store, ...segments].join("/")}${rest}`)

describe("where an address leads", () => {
  it.each([
    ["/10000034/", "page"], ["/10000034/-1/", "page"], ["/", "page"], ["/no/such/thing", "unknown"], ["/10000034/cart?a=b", "page"],
  ])("%s is a %s", (address, kind) => {
    expect(destinationOf(address, shopDefaults).kind).toBe(kind)
  })

  it.each([
    ["/10000034/-5/", "/10000034/"], ["/10000034/-5/cart?a=b", "/10000034/cart?a=b"], ["/10000034/?langId=-1", "/10000034/-1/"], ["/10000034", "/10000034/"], ["/10000034?langId=-1", "/10000034/-1/"],
  ])("%s moves to %s", (address, to) => {
    expect(destinationOf(address, shopDefaults)).toEqual({ kind: "moved", to })
  })

  it("moves at most once, and only to a path of the same origin", () => {
    fc.assert(fc.property(typed, (address) => {
      const first = destinationOf(address, shopDefaults)
      const to = first.kind === "moved" ? first.to : "/"
      expect(destinationOf(to, shopDefaults).kind).toBe("page")
      expect(to).toMatch(/^\/(?![/\\])[!-~]*$/)
    }), { numRuns: 4000 })
  })

  it("does not move at a store the shop does not have", () => {
    expect(destinationOf("/10000099/-5/cart", shopDefaults).kind).toBe("page")
  })

  it("leaves out the language and catalog that the list of stores names first", () => {
    const defaults = defaultsOf([aStore(), aStore({ id: aStoreId("10000001") })])
    expect([defaults("10000034"), defaults("10000099"), defaults("__proto__")]).toEqual([{ languageId: "-5", catalogId: "20000034" }, undefined, undefined])
  })
})

const STORES = [aStore()]

describe("the store of a visitor's last visit", () => {
  it("is none in a language the store does not speak", () => {
    expect(previousStoreHome({ page: "ItxWorldWidePage", parameters: {} }, "10000034.-99", STORES)).toBeUndefined()
  })

  const selector = (parameters: Readonly<Record<string, string>> = {}) => ({ page: "ItxWorldWidePage", parameters })

  it.each([["10000034.-5", "/10000034/"], ["10000034.-1", "/10000034/-1/"]])("%s leads from the store selector to %s", (cookie, expected) => {
    expect(previousStoreHome(selector(), cookie, STORES)).toBe(expected)
  })

  it("does not lead away who asks for the choice, nor from any other page", () => {
    expect([
      previousStoreHome(selector({ "select-store": "" }), "10000034.-5", STORES), previousStoreHome(selector({ useCookie: "0" }), "10000034.-5", STORES),
      previousStoreHome({ page: "ItxHomePage", storeId: "10000034", parameters: {} }, "10000034.-5", STORES), previousStoreHome(selector(), undefined, STORES),
    ]).toEqual([undefined, undefined, undefined, undefined])
  })

  it("leads to a path of the same origin or nowhere, and never to an unknown store", () => {
    const store = fc.oneof(fc.constantFrom("10000034", "10000099", "1000003"), hostile)
    const language = fc.oneof(fc.constantFrom("-5", "-99", "1234", "5"), hostile)
    const cookie = fc.oneof(hostile, fc.tuple(store, fc.constantFrom(".", "..", "", "/"), language).map((parts) => parts.join("")), fc.tuple(hostile, fc.constant("10000034.-5")).map((parts) => parts.join("")))
    fc.assert(fc.property(cookie, (text) => {
      const home = previousStoreHome(selector(), text, STORES)
      expect(home ?? "/10000034/").toMatch(/^\/10000034\/(-?[0-9]{1,3}\/)?$/)
      expect(home === undefined || text.startsWith("10000034.")).toBe(true)
    }), { numRuns: 2000 })
  })
})
