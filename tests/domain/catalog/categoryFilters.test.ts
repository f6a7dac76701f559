import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { CategoryFilters } from "../../../domain/catalog/CategoryFilters.ts"
import {
  categoryFiltersOf,
  isCategoryFilters as isRetained,
  queryOfFilters,
  withCategoryFilters,
} from "../../../domain/catalog/CategoryFilters.ts"
import { FIRST_PAGE } from "../../../domain/catalog/ProductQuery.ts"

const filter = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.record({ name: fc.string(), values: fc.array(fc.string()) }),
)
const filters = fc.record({ id: fc.maxSafeInteger(), filters: fc.array(filter), ids: fc.array(fc.maxSafeInteger()) })
const notANumber = fc.constantFrom<unknown>(
  "1",
  "",
  null,
  undefined,
  Number.NaN,
  Infinity,
  1.5,
  2 ** 53,
  true,
  [],
  {},
  [1],
)
const notAList = fc.constantFrom<unknown>(undefined, null, "[]", 1, {}, { 0: 1, length: 1 })

describe("saved filters of a category (S5)", () => {
  it("V9 have a numeric id, a list of filters, and a list of numbers", () => {
    fc.assert(
      fc.property(filters, (value) => {
        expect(isRetained(value)).toBe(true)
      }),
    )
    expect(isRetained({ id: 1, filters: [], ids: [] })).toBe(true)
  })

  it("V9 are discarded when a part is malformed", () => {
    fc.assert(
      fc.property(filters, notANumber, notAList, fc.nat(), (value, number, list, at) => {
        expect(isRetained({ ...value, id: number })).toBe(false)
        expect(isRetained({ ...value, filters: list })).toBe(false)
        expect(isRetained({ ...value, ids: list })).toBe(false)
        const withOther: readonly unknown[] = [...value.ids.slice(0, at), number, ...value.ids.slice(at)]
        expect(isRetained({ ...value, ids: withOther })).toBe(false)
      }),
    )
    for (const value of [undefined, null, "", 1, [], '{"id":1,"filters":[],"ids":[]}'])
      expect(isRetained(value)).toBe(false)
  })

  it("V9 are read from the device as they were saved, without the page and the order", () => {
    const query = { ...FIRST_PAGE, colors: ["Blue"], sizes: ["L", "M"], priceMax: 5000 }
    const stored = categoryFiltersOf("1020", { ...query, pageNumber: 3, order: "new" }, ["510001", "510002"])
    expect(stored).toMatchObject({ id: 1020, ids: [510001, 510002] })
    const read: unknown = JSON.parse(JSON.stringify(stored))
    expect(isRetained(read) && queryOfFilters(read)).toEqual(query)
    expect(categoryFiltersOf("1020", FIRST_PAGE, [])).toBeUndefined()
    expect(categoryFiltersOf("women", query, [])).toBeUndefined()
    expect(categoryFiltersOf("1020", query, ["9".repeat(20)])).toBeUndefined()
    expect(queryOfFilters({ id: 1, filters: [null, { name: "order", value: "new" }, "x"], ids: [] })).toBeUndefined()
  })

  it("are those of the twenty latest categories", () => {
    const of = (id: number) => ({ id, filters: [], ids: [] })
    const all = Array.from({ length: 30 }, (_, index) => of(index))
    const stored = all.reduce<readonly CategoryFilters[]>((saved, each) => withCategoryFilters(saved, each), [])
    expect(stored.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => 29 - index))
    expect(
      withCategoryFilters(stored, of(15))
        .map(({ id }) => id)
        .slice(0, 2),
    ).toEqual([15, 29])
  })
})
