import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { bundleVisibility } from "../../../domain/catalog/stock/bundleVisibility.ts"
import { STOCK_VISIBILITIES } from "../../../domain/catalog/stock/StockVisibility.ts"

const state = fc.constantFrom(...STOCK_VISIBILITIES)
const components = fc.array(state, { minLength: 1, maxLength: 6 })
const rank = (visibility: (typeof STOCK_VISIBILITIES)[number]) => STOCK_VISIBILITIES.indexOf(visibility)
const BUNDLE_STOCK_SETTING = { VISIBILITY_BUNDLE_STOCK: "true" }

describe("the visibility of a bundle", () => {
  it("is that of its least visible item in a store where stock decides", () => {
    fc.assert(
      fc.property(components, (states) => {
        const seen = bundleVisibility("show", states, BUNDLE_STOCK_SETTING)
        expect(states).toContain(seen)
        expect(states.every((other) => rank(seen) <= rank(other))).toBe(true)
      }),
    )
  })

  it("does not depend on the order of its items, and never grows when an item becomes less visible", () => {
    fc.assert(
      fc.property(state, components, fc.nat(), state, (own, states, at, less) => {
        const before = bundleVisibility(own, states, BUNDLE_STOCK_SETTING)
        expect(bundleVisibility(own, states.toReversed(), BUNDLE_STOCK_SETTING)).toBe(before)
        const index = at % states.length
        const lowered = states.map((one, position) => (position === index && rank(less) < rank(one) ? less : one))
        expect(rank(bundleVisibility(own, lowered, BUNDLE_STOCK_SETTING))).toBeLessThanOrEqual(rank(before))
      }),
    )
  })

  it("never exceeds the backend's own value, which applies to a bundle without items", () => {
    fc.assert(
      fc.property(state, components, (own, states) => {
        expect(rank(bundleVisibility(own, states, BUNDLE_STOCK_SETTING))).toBeLessThanOrEqual(rank(own))
        expect(bundleVisibility(own, [], BUNDLE_STOCK_SETTING)).toBe(own)
      }),
    )
  })

  it.each([
    [{}],
    [{ VISIBILITY_BUNDLE_STOCK: "false" }],
    [{ VISIBILITY_BUNDLE_STOCK: "" }],
    [{ VISIBILITY_BUNDLE_STOCK: "yes" }],
  ])("does not depend on its items in a store configured as %j", (configuration) => {
    expect(bundleVisibility("show", ["hidden", "sold_out"], configuration)).toBe("show")
    expect(bundleVisibility("coming_soon", ["show"], configuration)).toBe("coming_soon")
  })
})
