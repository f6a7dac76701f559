import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { compareSizes } from "../../../domain/catalog/compareSizes.ts"

const IN_ORDER = [
  "XXS",
  "XXS/XS",
  "XS",
  "S",
  "S/M",
  "M",
  "L",
  "XL",
  "XXL",
  "0",
  "1",
  "2",
  "10",
  "34",
  "35",
  "35.5",
  "36",
  "36 1/3",
  "36½",
  "36 2/3",
  "37",
  "37,5",
  "38",
  "100",
  "128",
  "A",
  "ONE SIZE",
  "U",
]
const label = fc.oneof(
  fc.constantFrom(
    ...IN_ORDER,
    "xs",
    " m ",
    "36 1/2",
    "36.5",
    "٣٦",
    "36",
    "36½ ",
    "3XL",
    "XXXL",
    "EU 38",
    "",
    "1/0",
    "6-7",
    "S-M",
    "90A",
    "12345678",
    "½",
  ),
  fc.string({ unit: fc.constantFrom(..."XSML0123/½ .,-"), maxLength: 7 }),
  fc.string({ unit: "binary", maxLength: 6 }),
)

describe("the order of sizes", () => {
  it("F80 is that of the size run, from any shuffle", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(IN_ORDER, { minLength: IN_ORDER.length }), (shuffled) => {
        expect(shuffled.toSorted(compareSizes)).toEqual(IN_ORDER)
      }),
    )
  })

  it("F80 is antisymmetric", () => {
    fc.assert(
      fc.property(label, label, (a, b) => {
        expect(Math.sign(compareSizes(a, b)) + Math.sign(compareSizes(b, a))).toBe(0)
      }),
    )
  })

  it("F80 treats only identical labels as equal", () => {
    fc.assert(
      fc.property(label, label, (a, b) => {
        expect(compareSizes(a, b) === 0).toBe(a === b)
      }),
    )
  })

  it("F80 is transitive", () => {
    fc.assert(
      fc.property(label, label, label, (a, b, c) => {
        expect(compareSizes(a, b) <= 0 && compareSizes(b, c) <= 0 ? compareSizes(a, c) <= 0 : true).toBe(true)
      }),
      { numRuns: 3000 },
    )
  })

  it("F80 puts equivalent labels next to each other", () => {
    expect(["37", "36½", "36", "36.5", "36 1/2"].toSorted(compareSizes)).toEqual(["36", "36 1/2", "36.5", "36½", "37"])
  })

  it("parses digits of any script", () => {
    expect(["٣٨", "37", "40"].toSorted(compareSizes)).toEqual(["37", "٣٨", "40"])
  })
})
