import { describe, expect, it } from "vitest"
import { deliveryPolicy } from "../../../domain/store/deliveryPolicy.ts"

const policyOf = (configuration: Readonly<Record<string, string>>) => deliveryPolicy({ configuration })

describe("the delivery policy of a store", () => {
  it("contains the price, the amount for free delivery and the return period", () => {
    expect(policyOf({ SHIPPING_PRICE: "395", FREE_SHIPPING_FROM: "5000", RETURN_WINDOW_DAYS: "30" })).toEqual({
      price: 395,
      freeFrom: 5000,
      returnDays: 30,
    })
  })

  it("omits missing and malformed values", () => {
    expect(policyOf({ SHIPPING_PRICE: "395" })).toEqual({ price: 395 })
    for (const malformed of ["", "0", "-1", "free", "3.95", "1e99", "Infinity"])
      expect(
        policyOf({ SHIPPING_PRICE: malformed, FREE_SHIPPING_FROM: malformed, RETURN_WINDOW_DAYS: malformed }),
      ).toEqual({})
  })
})
