import { describe, expect, it } from "vitest"
import { inColorAsked } from "../../../domain/catalog/inColorAsked.ts"
import { aSummary } from "../../support/builders/aProduct.ts"

const picture = (url: string) => ({ url, external: false, view: "front", width: 640, height: 800, widths: [640], formats: ["webp"], alt: "" })
const shirt = aSummary({
  colors: [{ id: "1", name: "White", image: picture("/white") }, { id: "2", name: "Black", image: picture("/black") }, { id: "3", name: "Red" }],
  images: [picture("/white"), picture("/white-back")],
})

describe("a product in a list filtered by colour", () => {
  it("is shown in the first of its colours that was asked for", () => {
    expect(inColorAsked(shirt, ["9", "2"])).toEqual({ ...shirt, colorId: "2", images: [picture("/black")] })
  })

  it("keeps all its pictures in its default colour, and in a colour that has none", () => {
    expect(inColorAsked(shirt, ["2", "1"])).toEqual({ ...shirt, colorId: "1" })
    expect(inColorAsked(shirt, ["3"])).toEqual({ ...shirt, colorId: "3" })
  })

  it("is as it was where no colour was asked for or none is known of it", () => {
    expect(inColorAsked(shirt, [])).toBe(shirt)
    expect(inColorAsked(shirt, ["9"])).toBe(shirt)
  })
})
