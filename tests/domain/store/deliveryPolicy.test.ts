import { describe, expect, it } from "vitest"
import { deliveryPolicy } from "../../../domain/store/deliveryPolicy.ts"

const promised = (configuration: Readonly<Record<string, string>>) => deliveryPolicy({ configuration })

describe("what a store promises of a delivery", () => {
  it("is its price, from which amount it is free, and how long a piece can be returned", () => {
    expect(promised({ SHIPPING_PRICE: "395", FREE_SHIPPING_FROM: "5000", RETURN_WINDOW_DAYS: "30" })).toEqual({
      price: 395,
      freeFrom: 5000,
      returnDays: 30,
    })
  })

  it("is nothing that the store does not say, or says as no amount", () => {
    expect(promised({ SHIPPING_PRICE: "395" })).toEqual({ price: 395 })
    for (const odd of ["", "0", "-1", "free", "3.95", "1e99", "Infinity"])
      expect(promised({ SHIPPING_PRICE: odd, FREE_SHIPPING_FROM: odd, RETURN_WINDOW_DAYS: odd })).toEqual({})
  })
})
