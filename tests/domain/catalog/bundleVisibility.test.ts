import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { bundleVisibility } from "../../../domain/catalog/bundleVisibility.ts"
import { STOCK_VISIBILITIES } from "../../../domain/catalog/StockVisibility.ts"

const state = fc.constantFrom(...STOCK_VISIBILITIES)
const components = fc.array(state, { minLength: 1, maxLength: 6 })
const rank = (visibility: (typeof STOCK_VISIBILITIES)[number]) => STOCK_VISIBILITIES.indexOf(visibility)
const BUNDLE_STOCK_SETTING = { VISIBILITY_BUNDLE_STOCK: "true" }

describe("what a shopper may see of a bundle", () => {
  it("is what may be seen of its least visible piece, where the store lets stock decide", () => {
    fc.assert(
      fc.property(components, (states) => {
        const seen = bundleVisibility("show", states, BUNDLE_STOCK_SETTING)
        expect(states).toContain(seen)
        expect(states.every((other) => rank(seen) <= rank(other))).toBe(true)
      }),
    )
  })

  it("is the same in whatever order its pieces stand, and never more when a piece becomes less", () => {
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

  it("is never more than the shop itself says of it, and a bundle without pieces is what the shop says", () => {
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
  ])("does not depend on its pieces in a store that says %j", (configuration) => {
    expect(bundleVisibility("show", ["hidden", "sold_out"], configuration)).toBe("show")
    expect(bundleVisibility("coming_soon", ["show"], configuration)).toBe("coming_soon")
  })
})
