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

describe("what a shopper asks of a list", () => {
  it("is read from an address as it was written there", () => {
    fc.assert(
      fc.property(query, (asked) => {
        expect(productQueryFrom(productQueryParameters(asked))).toEqual(asked)
      }),
    )
  })

  it("is written in one way: what was read writes the same again", () => {
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

  it("lies between two prices, whichever of them was chosen as the lowest", () => {
    expect(productQueryFrom({ priceMin: "9000", priceMax: "2000" })).toMatchObject({ priceMin: 2000, priceMax: 9000 })
    expect(productQueryFrom({ priceMin: "9000" })).toMatchObject({ priceMin: 9000 })
  })

  it("is the first page in the shop's own order where nothing is asked", () => {
    expect(productQueryFrom({})).toEqual(FIRST_PAGE)
    expect(productQueryParameters(FIRST_PAGE)).toEqual({})
  })

  it.each(["0", "-1", "1.5", "1e3", "", "abc", "٢", "99999999999999999999"])(
    "the page %o is the first",
    (pageNumber) => {
      expect(productQueryFrom({ pageNumber }).pageNumber).toBe(1)
    },
  )

  it("a page beyond the last that can be is the last that can be", () => {
    expect(productQueryFrom({ pageNumber: "999999999999" }).pageNumber).toBe(10_000)
  })

  it("choices are trimmed, sorted, told once, and no more than fifty", () => {
    expect(productQueryFrom({ colFilter: " red,blue,,red , green" }).colors).toEqual(["blue", "green", "red"])
    expect(
      productQueryFrom({ sizeFilter: Array.from({ length: 80 }, (_, number) => `s${number}`).join(",") }).sizes,
    ).toHaveLength(50)
  })
})
