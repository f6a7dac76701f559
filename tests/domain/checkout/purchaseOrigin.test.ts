import { describe, expect, it } from "vitest"
import { isDiscountIds, MAX_DISCOUNTS } from "../../../domain/checkout/PurchaseDiscounts.ts"
import { isOriginText } from "../../../domain/checkout/PurchaseOrigin.ts"

describe("an integrator's text of a purchase", () => {
  it.each(["FG-7", "a", "a".repeat(128), "👗".repeat(128), "Eva Hilo"])("may be %j", (text) => {
    expect(isOriginText(text)).toBe(true)
  })

  it.each(["", " ", "\u3000", "a".repeat(129), "👗".repeat(129), "two\nlines", "\u0000", "\ud800"])(
    "may not be %j",
    (text) => {
      expect(isOriginText(text)).toBe(false)
    },
  )
})

describe("an integrator's discounts", () => {
  it("are one to a hundred texts of 1 to 128 characters each", () => {
    const many = Array.from({ length: MAX_DISCOUNTS }, (_, index) => `d${index}`)
    expect(
      [["welcome10"], many, [...many, "more"], [], ["welcome10", " "], ["a".repeat(129)]].map(isDiscountIds),
    ).toEqual([true, true, false, false, false, false])
  })
})
