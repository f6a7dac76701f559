import { describe, expect, it } from "vitest"
import { withRequestedColor } from "../../../domain/catalog/withRequestedColor.ts"
import { aSummary } from "../../support/builders/aProduct.ts"

const picture = (url: string) => ({
  url,
  external: false,
  view: "front",
  width: 640,
  height: 800,
  widths: [640],
  formats: ["webp"],
  alt: "",
})
const shirt = aSummary({
  colors: [
    { id: "1", name: "White", image: picture("/white") },
    { id: "2", name: "Black", image: picture("/black") },
    { id: "3", name: "Red" },
  ],
  images: [picture("/white"), picture("/white-back")],
})

describe("a product in a filtered list", () => {
  it("is shown in the first of its filtered colours", () => {
    expect(withRequestedColor(shirt, ["9", "2"], [])).toEqual({ ...shirt, colorId: "2", images: [picture("/black")] })
  })

  it("is shown in the filtered colour that is in stock in the filtered size, else in the first", () => {
    const sizes = (...names: readonly string[]) => ({ buyableSizes: names })
    const [white, black, red] = [
      { id: "1", name: "White", ...sizes("S", "M") },
      { id: "2", name: "Black", ...sizes("S") },
      { id: "3", name: "Red", ...sizes("M", "L") },
    ]
    const inSizes = aSummary({ colors: [white, black, red] })
    const shown = (colorIds: readonly string[], sizeNames: readonly string[]) =>
      withRequestedColor(inSizes, colorIds, sizeNames).colorId
    expect([
      shown(["2", "3"], ["M"]),
      shown(["2", "3"], ["L", "S"]),
      shown(["2", "3"], ["XL"]),
      shown(["2", "3"], []),
    ]).toEqual(["3", "2", "2", "2"])
    // A colour outside the filter is never shown, even when it has the size.
    expect(shown(["2"], ["M"])).toBe("2")
    expect(withRequestedColor(shirt, ["2", "3"], ["M"]).colorId).toBe("2")
  })

  it("is shown in the first colour in stock in the filtered size without a colour filter", () => {
    const [white, black] = [
      { id: "1", name: "White", image: picture("/white"), buyableSizes: ["S"] },
      { id: "2", name: "Black", image: picture("/black"), buyableSizes: ["S", "M"] },
    ]
    const inSizes = aSummary({ colors: [white, black], images: [picture("/white"), picture("/white-back")] })
    expect(withRequestedColor(inSizes, [], ["M"])).toEqual({ ...inSizes, colorId: "2", images: [picture("/black")] })
    expect(withRequestedColor(inSizes, [], ["S", "M"])).toEqual({ ...inSizes, colorId: "1" })
    expect(withRequestedColor(inSizes, [], ["XL"])).toBe(inSizes)
  })

  it("keeps all its pictures in its default colour, and in a colour without pictures", () => {
    expect(withRequestedColor(shirt, ["2", "1"], [])).toEqual({ ...shirt, colorId: "1" })
    expect(withRequestedColor(shirt, ["3"], [])).toEqual({ ...shirt, colorId: "3" })
  })

  it("is unchanged when the filter matches none of its colours or its sizes are unknown", () => {
    expect(withRequestedColor(shirt, [], ["M"])).toBe(shirt)
    expect(withRequestedColor(shirt, ["9"], ["M"])).toBe(shirt)
  })
})
