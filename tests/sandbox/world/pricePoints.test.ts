import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  dinarPricePoint,
  dollarPricePoint,
  euroPricePoint,
  riyalPricePoint,
  shekelPricePoint,
  wonPricePoint,
  yenPricePoint,
  yuanPricePoint,
  zlotyPricePoint,
} from "../../../contracts/sandbox/world/compose/pricePoints.ts"

describe("price points", () => {
  it.each([
    ["39,95 € stays", euroPricePoint(3_995), 3_995],
    ["40,10 € becomes 39,95 €", euroPricePoint(4_010), 3_995],
    ["$49.94 becomes $49.90", dollarPricePoint(4_994), 4_990],
    ["¥6,012 becomes ¥5,990", yenPricePoint(6_012), 5_990],
    ["171.79 riyals become 169.00", riyalPricePoint(17_179), 16_900],
    ["171,79 zł becomes 169,90 zł", zlotyPricePoint(17_179), 16_990],
    ["₩60,020 becomes ₩59,900", wonPricePoint(60_020), 59_900],
    ["₪160.10 becomes ₪159.90", shekelPricePoint(16_010), 15_990],
    ["301.20 yuan become 299.00", yuanPricePoint(30_120), 29_900],
    ["14.000 dinars become 13.900", dinarPricePoint(14_000), 13_900],
    ["zero becomes the smallest price, never zero", euroPricePoint(0), 95],
  ])("%s", (_, input, expected) => {
    expect(input).toBe(expected)
  })

  it("move a price by half a step at most, keep the order, and are stable", () => {
    for (const [pricePoint, step] of [
      [euroPricePoint, 100],
      [dollarPricePoint, 100],
      [yenPricePoint, 100],
      [riyalPricePoint, 1_000],
      [zlotyPricePoint, 1_000],
      [wonPricePoint, 1_000],
      [shekelPricePoint, 100],
      [yuanPricePoint, 1_000],
      [dinarPricePoint, 1_000],
    ] as const) {
      fc.assert(
        fc.property(
          fc.integer({ min: step, max: 10_000_000 }),
          fc.integer({ min: step, max: 10_000_000 }),
          (one, other) => {
            expect(Math.abs(pricePoint(one) - one)).toBeLessThanOrEqual(step / 2)
            expect(pricePoint(pricePoint(one))).toBe(pricePoint(one))
            expect(pricePoint(Math.max(one, other))).toBeGreaterThanOrEqual(pricePoint(Math.min(one, other)))
          },
        ),
      )
    }
  })
})
