import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Tailoring } from "../../../domain/shared/Customization.ts"
import { tailoringPrice, validateTailoring } from "../../../domain/catalog/TailoringOffer.ts"
import { aJacketOffer } from "../../support/builders/aCustomization.ts"
import { euros } from "../../support/builders/euros.ts"

const made: Tailoring = {
  garmentId: "jacket",
  fabricId: "flannel",
  personalizations: [{ attributeId: "fit", valueId: "slim" }],
}
const wrong = (changes: Tailoring) =>
  validateTailoring(aJacketOffer, { ...made, ...changes }).map(
    ({ field, attributeId, rule }) => `${attributeId ?? field} ${rule}`,
  )

describe("a garment made to measure", () => {
  it("has one fabric and one value of each choice", () => {
    expect(wrong({})).toEqual([])
    expect(validateTailoring(aJacketOffer, {}).map(({ field, rule }) => `${field} ${rule}`)).toEqual([
      "garmentId required",
      "fabricId required",
      "attribute required",
    ])
    expect(wrong({ garmentId: "coat", fabricId: "silk" })).toEqual(["garmentId unknown", "fabricId unknown"])
    expect(wrong({ personalizations: [{ attributeId: "fit", valueId: "tight" }] })).toEqual(["fit unknown"])
    expect(
      wrong({ personalizations: [...(made.personalizations ?? []), { attributeId: "fit", valueId: "relaxed" }] }),
    ).toEqual(["fit twice"])
    expect(
      wrong({ personalizations: [...(made.personalizations ?? []), { attributeId: "sleeve", valueId: "long" }] }),
    ).toEqual(["sleeve unknown"])
  })

  it("has no extras that the product does not offer", () => {
    expect(wrong({ goldFinish: true, expressService: true })).toEqual(["goldFinish unknown"])
    expect(wrong({ goldFinish: false })).toEqual([])
  })

  it("adds the prices of its fabric, choices and extras per unit, and none for unavailable ones", () => {
    expect(
      tailoringPrice(
        aJacketOffer,
        { ...made, expressService: true, personalizations: [{ attributeId: "fit", valueId: "relaxed" }] },
        euros(12_995),
      ),
    ).toEqual(euros(19_495))
    expect(tailoringPrice(aJacketOffer, { fabricId: "silk", goldFinish: true }, euros(12_995))).toEqual(euros(12_995))
  })

  it("never costs less than the product, for any selection", () => {
    const choice = fc.record({
      attributeId: fc.constantFrom("fit", "sleeve", "__proto__"),
      valueId: fc.constantFrom("slim", "relaxed", "constructor"),
    })
    const asked = fc.record({
      fabricId: fc.constantFrom("twill", "flannel", "silk"),
      goldFinish: fc.boolean(),
      expressService: fc.boolean(),
      personalizations: fc.array(choice),
    })
    fc.assert(
      fc.property(asked, fc.nat(1_000_000), (tailoring, price) => {
        expect(tailoringPrice(aJacketOffer, tailoring, euros(price)).minorUnits).toBeGreaterThanOrEqual(price)
        expect(Array.isArray(validateTailoring(aJacketOffer, tailoring))).toBe(true)
      }),
    )
  })
})
