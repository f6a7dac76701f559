import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { canCompleteAddress } from "../../../domain/address/canCompleteAddress.ts"

describe("address autocompletion (S5)", () => {
  it("V12 starts at the first character without a configured length", () => {
    expect(["", " ", "\u3000\t", "C", "京", "🏠"].map((typed) => canCompleteAddress(typed))).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
    ])
  })

  it("V12 starts at the minimum length in characters, without surrounding spaces", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.array(fc.constantFrom("a", "ñ", "町", "🏠"), { maxLength: 40 }),
        (least, letters) => {
          expect(canCompleteAddress(`  ${letters.join("")} `, least)).toBe(letters.length >= least)
        },
      ),
    )
  })

  it("V12 treats an invalid length as 1", () => {
    for (const least of [0, -3, 1.5, Number.NaN, Infinity])
      expect([canCompleteAddress("", least), canCompleteAddress("C", least)]).toEqual([false, true])
  })
})
