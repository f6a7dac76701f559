import fc from "fast-check"
import * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"
import { CategoryFilters } from "../../../domain/catalog/CategoryFilters.ts"

const isRetained = Schema.is(CategoryFilters)
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

  it("V9 are read from the device as they were saved", () => {
    const stored = Schema.fromJsonString(CategoryFilters)
    fc.assert(
      fc.property(filters, (value) => {
        const text = Schema.encodeSync(stored)(value)
        expect(Schema.decodeSync(stored)(text)).toEqual(value)
      }),
    )
  })
})
