import { describe, expect, it } from "vitest"
import { parseAmount } from "../../../domain/store/parseAmount.ts"

describe("a typed amount", () => {
  it.each([
    ["49,90", 2, 4990],
    ["49.9", 2, 4990],
    [" 50 ", 2, 5000],
    ["5000", 0, 5000],
    ["1.234", 3, 1234],
    ["50.5", 0, undefined],
    ["1.234,56", 2, undefined],
    ["-5", 2, undefined],
    ["", 2, undefined],
    ["9999999999999", 2, undefined],
  ])("%s with %d decimals is %s minor units", (typed, decimals, amount) => {
    expect(parseAmount(typed, decimals)).toBe(amount)
  })
})
