import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { canCompleteAddress } from "../../../domain/address/canCompleteAddress.ts"

describe("an address that is being typed (specification, section 5)", () => {
  it("V12 is completed from its first character on where no length is given", () => {
    expect(["", " ", "\u3000\t", "C", "京", "🏠"].map((typed) => canCompleteAddress(typed))).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
    ])
  })

  it("V12 is completed from the least length on, by characters, without the spaces at its ends", () => {
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

  it("V12 takes a length that is none as 1", () => {
    for (const least of [0, -3, 1.5, Number.NaN, Infinity])
      expect([canCompleteAddress("", least), canCompleteAddress("C", least)]).toEqual([false, true])
  })
})
