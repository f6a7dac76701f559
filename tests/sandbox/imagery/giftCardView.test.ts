import { describe, expect, it } from "vitest"
import { GIFT_CARD_MOTIFS, giftCardView } from "../../../contracts/sandbox/world/imagery/giftCardView.ts"
import { ColourRefused } from "../../../contracts/sandbox/world/imagery/Palette.ts"

describe("a drawn gift card", () => {
  it("is the same picture every time, and another for every design", () => {
    const drawn = GIFT_CARD_MOTIFS.map((motif) => giftCardView({ motif, hex: "#6b4e71" }))
    expect(drawn).toEqual(GIFT_CARD_MOTIFS.map((motif) => giftCardView({ motif, hex: "#6b4e71" })))
    expect(new Set(drawn).size).toBe(GIFT_CARD_MOTIFS.length)
  })

  it("is a document of one size with valid numbers", () => {
    for (const motif of GIFT_CARD_MOTIFS) {
      const svg = giftCardView({ motif, hex: "#2f2f2f" })
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 800 1000"/)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  it("has the colour of its design, with the brand's red thread along its edge", () => {
    for (const motif of GIFT_CARD_MOTIFS) {
      expect(giftCardView({ motif, hex: "#c8553d" })).not.toBe(giftCardView({ motif, hex: "#6b4e71" }))
      expect(giftCardView({ motif, hex: "#6b4e71" })).toContain("#b3402f")
    }
  })

  it("accepts only a colour from outside", () => {
    for (const hex of ["red", "#fff", "#12345g", '"/><script/>'])
      expect(() => giftCardView({ motif: "plain", hex })).toThrow(ColourRefused)
  })
})
