import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { groupByBundle } from "../../../domain/cart/groupByBundle.ts"
import type { LineBundle } from "../../../domain/cart/Cart.ts"
import { aCartItem } from "../../support/builders/aCart.ts"

const line = fc
  .record({
    sku: fc.constantFrom("s1", "s2", "s3"),
    id: fc.uuid(),
    bundle: fc.option(fc.constantFrom<LineBundle>({ id: "b1" }, { id: "b2", name: "The look" }), { nil: undefined }),
  })
  .map(({ bundle, sku, id }) => ({ ...aCartItem(sku), id, ...(bundle === undefined ? {} : { bundle }) }))

describe("the lines of a cart", () => {
  it("are grouped by bundle, each exactly once", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (items) => {
        const groups = groupByBundle(items)
        const shown = groups.flatMap((group) => group.items)
        expect(shown.map(({ id }) => id).toSorted()).toEqual(items.map(({ id }) => id).toSorted())
        expect(
          groups.every(
            ({ bundle, items: own }) =>
              own.every((item) => item.bundle?.id === bundle?.id) && (bundle !== undefined || own.length === 1),
          ),
        ).toBe(true)
        const named = groups.flatMap(({ bundle }) => bundle?.id ?? [])
        expect(new Set(named).size).toBe(named.length)
      }),
    )
  })

  it("keep their order without bundles", () => {
    const items = [aCartItem("s1"), aCartItem("s2"), aCartItem("s3")]
    expect(groupByBundle(items).flatMap((group) => group.items)).toEqual(items)
  })
})
