import { describe, expect, it } from "vitest"
import { decimalAmount } from "../../../domain/store/decimalAmount.ts"

describe("an amount for another system", () => {
  it.each([
    [12985, 2, "129.85"],
    [5, 2, "0.05"],
    [0, 2, "0.00"],
    [5990, 0, "5990"],
    [12345, 3, "12.345"],
    [-150, 2, "-1.50"],
    [Number.MAX_SAFE_INTEGER, 2, "90071992547409.91"],
  ])("of %d minor units with %d decimals is %s", (minorUnits, decimals, text) => {
    expect(decimalAmount({ minorUnits, currencyCode: "EUR" }, decimals)).toBe(text)
  })
})
