import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { mostVisible, STOCK_VISIBILITIES, stockVisibility } from "../../../domain/catalog/stock/StockVisibility.ts"

const state = fc.constantFrom(...STOCK_VISIBILITIES)

describe("the visibility of stock", () => {
  it("F69 is ordered: hidden, sold out, coming soon, back soon, shown", () => {
    expect(STOCK_VISIBILITIES).toEqual(["hidden", "sold_out", "coming_soon", "back_soon", "show"])
  })

  it("F69 of a product is that of its most visible size, in any order of sizes", () => {
    fc.assert(
      fc.property(fc.array(state, { minLength: 1 }), (states) => {
        const best = mostVisible(states)
        expect(states).toContain(best)
        expect(states.every((other) => STOCK_VISIBILITIES.indexOf(other) <= STOCK_VISIBILITIES.indexOf(best))).toBe(
          true,
        )
        expect(mostVisible(states.toReversed())).toBe(best)
      }),
    )
  })

  it("F69 of a product without sizes is hidden", () => {
    expect(mostVisible([])).toBe("hidden")
  })

  it.each([
    ["show", "show"],
    ["back_soon", "back_soon"],
    ["SHOW", "hidden"],
    ["shown", "hidden"],
    ["", "hidden"],
    [undefined, "hidden"],
    ["constructor", "hidden"],
  ])("F69 for the state %o is %o", (text, known) => {
    expect(stockVisibility(text)).toBe(known)
  })
})
