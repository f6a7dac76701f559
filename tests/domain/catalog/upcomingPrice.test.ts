import { describe, expect, it } from "vitest"
import { upcomingPrice } from "../../../domain/catalog/upcomingPrice.ts"
import { euros } from "../../support/builders/euros.ts"

describe("a price that a promotion will bring", () => {
  it("is told while it is lower than today's", () => {
    const futurePrice = { price: euros(1995), promotionId: "MIDSEASON", promotionName: "Mid-season sale" }
    expect(upcomingPrice({ price: euros(2995), futurePrice })).toBe(futurePrice)
  })

  it.each([[2995], [3995], [-1]])("is not told where it would be %d against 2995", (minorUnits) => {
    expect(upcomingPrice({ price: euros(2995), futurePrice: { price: euros(minorUnits) } })).toBeUndefined()
  })

  it("is not told in another currency, nor where there is none", () => {
    expect(
      upcomingPrice({ price: euros(2995), futurePrice: { price: { minorUnits: 1995, currencyCode: "USD" } } }),
    ).toBeUndefined()
    expect(upcomingPrice({ price: euros(2995) })).toBeUndefined()
  })
})
