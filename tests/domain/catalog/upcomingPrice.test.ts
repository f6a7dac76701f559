import { describe, expect, it } from "vitest"
import { upcomingPrice } from "../../../domain/catalog/upcomingPrice.ts"
import { euros } from "../../support/builders/euros.ts"

describe("an upcoming promotional price", () => {
  it("is shown while it is below the current one", () => {
    const futurePrice = { price: euros(1995), promotionId: "MIDSEASON", promotionName: "Mid-season sale" }
    expect(upcomingPrice({ price: euros(2995), futurePrice })).toBe(futurePrice)
  })

  it.each([[2995], [3995], [-1]])("is not shown for %d against 2995", (minorUnits) => {
    expect(upcomingPrice({ price: euros(2995), futurePrice: { price: euros(minorUnits) } })).toBeUndefined()
  })

  it("is not shown in another currency, nor without a price", () => {
    expect(
      upcomingPrice({ price: euros(2995), futurePrice: { price: { minorUnits: 1995, currencyCode: "USD" } } }),
    ).toBeUndefined()
    expect(upcomingPrice({ price: euros(2995) })).toBeUndefined()
  })
})
