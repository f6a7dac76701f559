import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { mostVisible, STOCK_VISIBILITIES, stockVisibility } from "../../../domain/catalog/StockVisibility.ts"

const state = fc.constantFrom(...STOCK_VISIBILITIES)

describe("what a shopper may see of stock", () => {
  it("F69 grows from hidden over sold out, coming soon and back soon to shown", () => {
    expect(STOCK_VISIBILITIES).toEqual(["hidden", "sold_out", "coming_soon", "back_soon", "show"])
  })

  it("F69 a product is as visible as its most visible size, in whatever order its sizes stand", () => {
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

  it("F69 a product without sizes is hidden", () => {
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
  ])("F69 the state %o is %o", (text, known) => {
    expect(stockVisibility(text)).toBe(known)
  })
})
