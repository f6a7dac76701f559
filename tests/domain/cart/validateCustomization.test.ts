import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { MonogramText } from "../../../domain/shared/Customization.ts"
import { validateCustomization } from "../../../domain/cart/validateCustomization.ts"
import { aJacketOffer, monogramOffer } from "../../support/builders/aCustomization.ts"

const monogram = { areaId: "chest", colorId: "indigo", datatype: "TEXT", typographyId: "serif", text: "AB" }
const wrong = (...customization: readonly MonogramText[]) =>
  validateCustomization(monogramOffer, { customization }).map(({ field, rule }) => `${field} ${rule}`)

describe("the customization of a product", () => {
  it("is valid without text, and with one text in its area", () => {
    expect(validateCustomization(monogramOffer, {})).toEqual([])
    expect(wrong(monogram)).toEqual([])
  })

  it("is invalid at each field: too many texts, two in one area, missing ones", () => {
    expect(wrong({ ...monogram, text: "" })).toEqual(["customization.0.text required"])
    expect(wrong({ areaId: "chest", text: "AB" })).toEqual([
      "customization.0.colorId unknown",
      "customization.0.typographyId unknown",
    ])
    expect(wrong(monogram, monogram)).toEqual(["customization tooMany", "customization.1.areaId twice"])
  })

  it("has no tailoring for a product that is not made to measure", () => {
    expect(validateCustomization(monogramOffer, { tailoring: { garmentId: "jacket" } })).toEqual([
      { field: "tailoring", rule: "unknown" },
    ])
    expect(
      validateCustomization(
        { ...monogramOffer, tailoring: aJacketOffer },
        { tailoring: { garmentId: "jacket", fabricId: "flannel" } },
      ),
    ).toEqual([{ field: "tailoring.fit", rule: "required" }])
  })

  it("reports a problem for every unsupported text and never throws", () => {
    const text = fc.oneof(fc.constantFrom("AB", "Ana 26"), fc.string({ unit: "binary", maxLength: 40 }))
    fc.assert(
      fc.property(
        text,
        fc.constantFrom("chest", "hem"),
        fc.constantFrom("serif", "monogram", "comic"),
        (written, areaId, typographyId) => {
          const reasons = wrong({ ...monogram, areaId, typographyId, text: written })
          const segments = [...new Intl.Segmenter("und").segment(written)].length
          const fits = areaId === "chest" && written.trim() !== "" && segments <= 12
          const canWrite =
            typographyId === "serif"
              ? /^[\p{L}\p{N} .&-]*$/u.test(written)
              : typographyId === "monogram" && /^[A-Z]*$/.test(written)
          expect(reasons.length === 0).toBe(fits && canWrite)
        },
      ),
    )
  })
})
