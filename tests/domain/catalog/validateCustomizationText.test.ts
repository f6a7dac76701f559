import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { CustomizationProperties, CustomizationText } from "../../../domain/catalog/CustomizationProperties.ts"
import { validateCustomizationText } from "../../../domain/catalog/CustomizationProperties.ts"

const shirt: CustomizationProperties = {
  isCustomizable: true,
  maxAreas: 1,
  price: { minorUnits: 0, currencyCode: "EUR" },
  areas: [{ id: "cuff", name: "Cuff", datatypes: ["TEXT", "INITIALS"], maxCharacters: 6, maxInitials: 3 }],
  colors: [{ id: "indigo", name: "Indigo", hex: "#2b3a67" }],
  typographies: [
    { id: "serif", name: "Serif", characters: "\\p{L}\\p{N} .&-" },
    { id: "broken", name: "Broken", characters: "z-a" },
  ],
}
const entry: CustomizationText = {
  areaId: "cuff",
  colorId: "indigo",
  datatype: "TEXT",
  typographyId: "serif",
  text: "Ana 26",
}
const broken = (changes: Partial<CustomizationText>) =>
  validateCustomizationText(shirt, { ...entry, ...changes }).map(({ field, rule }) => `${field} ${rule}`)

describe("the text of a customization", () => {
  it("fits its area, thread and typography", () => {
    expect(broken({})).toEqual([])
    expect(broken({ areaId: "hem", colorId: "gold", typographyId: "comic" })).toEqual([
      "areaId unknown",
      "colorId unknown",
      "typographyId unknown",
    ])
    expect(broken({ datatype: "PICTURE" })).toEqual(["datatype unknown"])
    expect(broken({ text: "  " })).toEqual(["text required"])
    expect(broken({ text: "Ana 2026" })).toEqual(["text tooLong"])
    expect(broken({ datatype: "INITIALS", text: "ABCD" })).toEqual(["text tooLong"])
    expect(broken({ text: "<b>" })).toEqual(["text characters"])
  })

  it("counts a user-perceived character once", () => {
    expect(broken({ text: "é".normalize("NFD").repeat(6) })).not.toContain("text tooLong")
  })

  it("is refused for a malformed typography, without an exception", () => {
    expect(broken({ typographyId: "broken" })).toEqual(["text characters"])
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (text, characters) =>
        Array.isArray(
          validateCustomizationText(
            { ...shirt, typographies: [{ id: "serif", name: "Serif", characters }] },
            { ...entry, text },
          ),
        ),
      ),
    )
  })
})
