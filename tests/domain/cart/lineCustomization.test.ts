import { describe, expect, it } from "vitest"
import { isCustomizedLine, lineIdOf, customizationOf } from "../../../domain/cart/LineCustomization.ts"
import { aCartItem } from "../../support/builders/aCart.ts"

const monogram = [{ areaId: "chest", text: "AB" }]

describe("a line of a cart", () => {
  it("is customized when it has a text or a tailoring", () => {
    expect([{}, { customization: [] }, { customization: monogram }, { tailoring: {} }].map(isCustomizedLine)).toEqual([
      false,
      false,
      true,
      true,
    ])
    expect(customizationOf(aCartItem("a", 1, { customization: monogram }))).toEqual({ customization: monogram })
    expect(customizationOf(aCartItem("a", 1, { customization: [] }))).toEqual({})
  })

  it("is identified by its id when its sku is ambiguous", () => {
    const plain = aCartItem("a")
    const made = aCartItem("a", 1, { id: "made", customization: monogram })
    expect(lineIdOf([plain, aCartItem("b")], plain)).toBeUndefined()
    expect(lineIdOf([plain, made], plain)).toBe("item-a")
    expect(lineIdOf([made], made)).toBe("made")
    expect(lineIdOf([made], { ...made, id: "" })).toBeUndefined()
  })
})
