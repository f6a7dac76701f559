import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  FIRST_PAGE,
  PRODUCT_ORDERS,
  productQueryFrom,
  productQueryParameters,
} from "../../../domain/catalog/ProductQuery.ts"
import type { ProductQuery } from "../../../domain/catalog/ProductQuery.ts"
import { HOSTILE_TEXTS } from "../../support/HOSTILE_TEXTS.ts"

const choice = fc
  .oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ minLength: 1, maxLength: 8 }))
  .filter((text) => text.trim() === text && text !== "" && !text.includes(","))
const choices = fc.uniqueArray(choice, { maxLength: 6 }).map((values) => values.toSorted())
const price = fc.integer({ min: 0, max: 999_999_999_999 })
const query: fc.Arbitrary<ProductQuery> = fc
  .record(
    {
      pageNumber: fc.integer({ min: 1, max: 10_000 }),
      order: fc.constantFrom(...PRODUCT_ORDERS),
      priceMin: price,
      priceMax: price,
      colors: choices,
      sizes: choices,
      categories: choices,
    },
    { requiredKeys: ["pageNumber", "order", "colors", "sizes", "categories"] },
  )
  .filter(({ priceMin = 0, priceMax = Infinity }) => priceMin <= priceMax)

describe("the query of a product list", () => {
  it("is parsed from an address", () => {
    fc.assert(
      fc.property(query, (asked) => {
        expect(productQueryFrom(productQueryParameters(asked))).toEqual(asked)
      }),
    )
  })

  it("has one canonical form, which is stable", () => {
    const parameters = fc.dictionary(
      fc.constantFrom("pageNumber", "order", "priceMin", "priceMax", "colFilter", "sizeFilter", "catFilter"),
      fc.oneof(fc.string(), fc.constantFrom(...HOSTILE_TEXTS, "1", "b,a,b", "0", "-1", "1e3", "١")),
    )
    fc.assert(
      fc.property(parameters, (typed) => {
        const once = productQueryFrom(typed)
        expect(productQueryFrom(productQueryParameters(once))).toEqual(once)
      }),
    )
  })

  it("is between two prices in either order", () => {
    expect(productQueryFrom({ priceMin: "9000", priceMax: "2000" })).toMatchObject({ priceMin: 2000, priceMax: 9000 })
    expect(productQueryFrom({ priceMin: "9000" })).toMatchObject({ priceMin: 9000 })
  })

  it("is the first page in the default order without parameters", () => {
    expect(productQueryFrom({})).toEqual(FIRST_PAGE)
    expect(productQueryParameters(FIRST_PAGE)).toEqual({})
  })

  it.each(["0", "-1", "1.5", "1e3", "", "abc", "٢", "99999999999999999999"])(
    "has the first page for %o",
    (pageNumber) => {
      expect(productQueryFrom({ pageNumber }).pageNumber).toBe(1)
    },
  )

  it("has the last possible page for a larger number", () => {
    expect(productQueryFrom({ pageNumber: "999999999999" }).pageNumber).toBe(10_000)
  })

  it("has filters that are trimmed, sorted, unique and at most fifty", () => {
    expect(productQueryFrom({ colFilter: " red,blue,,red , green" }).colors).toEqual(["blue", "green", "red"])
    expect(
      productQueryFrom({ sizeFilter: Array.from({ length: 80 }, (_, number) => `s${number}`).join(",") }).sizes,
    ).toHaveLength(50)
  })
})
