import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Tailoring } from "../../../domain/shared/Customization.ts"
import { tailoringPrice, validateTailoring } from "../../../domain/catalog/TailoringOffer.ts"
import { aJacketOffer } from "../../support/builders/aMaking.ts"
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
  it("has one cloth and one value of each choice", () => {
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

  it("has no extras that the product is not made with", () => {
    expect(wrong({ goldFinish: true, expressService: true })).toEqual(["goldFinish unknown"])
    expect(wrong({ goldFinish: false })).toEqual([])
  })

  it("costs what its cloth, its choices and its extras add to one piece, and nothing for what is not offered", () => {
    expect(
      tailoringPrice(
        aJacketOffer,
        { ...made, expressService: true, personalizations: [{ attributeId: "fit", valueId: "relaxed" }] },
        euros(12_995),
      ),
    ).toEqual(euros(19_495))
    expect(tailoringPrice(aJacketOffer, { fabricId: "silk", goldFinish: true }, euros(12_995))).toEqual(euros(12_995))
  })

  it("never costs less than the piece, whatever is asked for", () => {
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
