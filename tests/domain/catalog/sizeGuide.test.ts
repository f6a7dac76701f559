import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { toLengthUnit, parseMillimetres, sizeFor, defaultLengthUnit } from "../../../domain/catalog/SizeGuide.ts"

const size = (name: string, minimum: number, maximum: number) => ({
  name,
  ranges: [{ measureId: "chest", minimum, maximum }],
  equivalences: [],
})
const guide = { sizes: [size("S", 860, 899), size("M", 900, 949), size("L", 980, 1_020)] }

describe("a size guide", () => {
  it("formats a length in half centimetres and quarter inches", () => {
    expect([toLengthUnit(879, "cm"), toLengthUnit(879, "in"), toLengthUnit(0, "in"), toLengthUnit(254, "in")]).toEqual([
      88, 34.5, 0, 10,
    ])
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000 }), (millimetres) => {
        expect(Math.abs(toLengthUnit(millimetres, "cm") * 10 - millimetres)).toBeLessThanOrEqual(2.5)
        expect(Math.abs(toLengthUnit(millimetres, "in") * 25.4 - millimetres)).toBeLessThanOrEqual(3.18)
      }),
    )
  })

  it.each([
    ["92", "cm", 920],
    [" 92,5 ", "cm", 925],
    ["36.25", "in", 921],
    ["0", "cm", undefined],
    ["301", "cm", undefined],
    ["92cm", "cm", undefined],
    ["-92", "cm", undefined],
    ["", "cm", undefined],
    ["9e1", "cm", undefined],
    ["٩٢", "cm", undefined],
  ] as const)("parses %j in %s as %s mm", (typed, unit, millimetres) => {
    expect(parseMillimetres(typed, unit)).toBe(millimetres)
  })

  it("finds the size whose range contains a measurement", () => {
    expect([860, 899, 900, 949, 1_020].map((millimetres) => sizeFor(guide, "chest", millimetres)?.name)).toEqual([
      "S",
      "S",
      "M",
      "M",
      "L",
    ])
  })

  it("recommends the larger of two sizes, unless less than a centimetre is missing", () => {
    expect([955, 958, 959, 970].map((millimetres) => sizeFor(guide, "chest", millimetres)?.name)).toEqual([
      "M",
      "M",
      "L",
      "L",
    ])
  })

  it("has no size outside its range or for an unknown measurement", () => {
    expect([
      sizeFor(guide, "chest", 859),
      sizeFor(guide, "chest", 1_030),
      sizeFor(guide, "waist", 900),
      sizeFor({ sizes: [] }, "chest", 900),
    ]).toEqual([undefined, undefined, undefined, undefined])
  })

  it("never gives a larger body a smaller size", () => {
    const at = (millimetres: number) =>
      guide.sizes.findIndex(({ name }) => name === sizeFor(guide, "chest", millimetres)?.name)
    fc.assert(
      fc.property(fc.integer({ min: 860, max: 1_029 }), fc.integer({ min: 860, max: 1_029 }), (one, other) => {
        expect(at(Math.min(one, other))).toBeLessThanOrEqual(at(Math.max(one, other)))
      }),
    )
  })

  it("is shown in inches where those are customary", () => {
    expect([
      defaultLengthUnit("US"),
      defaultLengthUnit("GB"),
      defaultLengthUnit("ES"),
      defaultLengthUnit("JP"),
      defaultLengthUnit(""),
    ]).toEqual(["in", "in", "cm", "cm", "cm"])
  })
})
