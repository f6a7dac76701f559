import { describe, expect, it } from "vitest"
import { normalizeZipCode } from "../../../domain/address/normalizeZipCode.ts"

describe("a postal code in its country's format", () => {
  it.each([
    ["JP", "1500001", "150-0001"],
    ["JP", "150-0001", "150-0001"],
    ["PL", "00001", "00-001"],
    ["PT", "１１０００５３", "1100-053"],
    ["PT", "1100", "1100"],
    ["ES", "٢٨٠١٣", "28013"],
    ["CN", " 200001 ", "200001"],
    ["IL", "6525001", "6525001"],
    ["BR", "01310100", "01310-100"],
    ["BR", "0131010", "0131010"],
    ["JP", "150 0001", "150-0001"],
    ["LV", "LV-1073", "LV-1073"],
    ["GB", "SW1A 1AA", "SW1A 1AA"],
    ["GB", "sw1a1aa", "SW1A1AA"],
  ])("in %s %s is %s", (countryCode, typed, written) => {
    expect(normalizeZipCode(typed, countryCode)).toBe(written)
  })
})
