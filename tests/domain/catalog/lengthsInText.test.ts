import { describe, expect, it } from "vitest"
import { sizeGuideTexts } from "../../../contracts/sandbox/catalog/garment/sizeGuideTexts.ts"
import { lengthsInText } from "../../../domain/catalog/lengthsInText.ts"

const inInches = (text: string) => lengthsInText(text, "in", "in", String)
const inCentimetres = (text: string) => lengthsInText(text, "cm", "cm", String)

describe("lengths in a text", () => {
  it.each([
    ["about 20 cm below", "about 8\u00a0in below"],
    ["unos 20 cm por", "unos 8\u00a0in por"],
    ["20 centímetros", "8\u00a0in"],
    ["environ 20 centimètres", "environ 8\u00a0in"],
    ["etwa 20 Zentimeter unter", "etwa 8\u00a0in unter"],
    ["circa 20 centimetri", "circa 8\u00a0in"],
    ["około 20 centymetrów", "około 8\u00a0in"],
    ["約20cm下", "約8\u00a0in下"],
    ["20センチ", "8\u00a0in"],
    ["约20厘米的", "约8\u00a0in的"],
    ["약 20센티미터", "약 8\u00a0in"],
    ["약 20cm 아래", "약 8\u00a0in 아래"],
    ["نحو 20 سم أسفل", "نحو 8\u00a0in أسفل"],
    ["כ־20 ס״מ מתחת", "כ־8\u00a0in מתחת"],
    ["10–15 cm", "4–6\u00a0in"],
    ["2,5 cm", "1\u00a0in"],
    ["1 cm", "0.5\u00a0in"],
    ["20.5 cm.", "8\u00a0in."],
  ])("%s are inches when inches are selected", (text, expected) => {
    expect(inInches(text)).toBe(expected)
    expect(inCentimetres(text)).toBe(text)
  })

  it.each([
    ["8 inches below", "20\u00a0cm below"],
    ["8 pulgadas", "20\u00a0cm"],
    ["8 Zoll", "20\u00a0cm"],
    ["8インチ", "20\u00a0cm"],
    ["8英寸", "20\u00a0cm"],
    ["½ inch", "½ inch"],
  ])("%s are centimetres when centimetres are selected", (text, expected) => {
    expect(inCentimetres(text)).toBe(expected)
  })

  it.each([
    "20 cmos",
    "30 °C",
    "size 8 in blue",
    "100 % cotton",
    "20",
    "cm",
    "ISO 8559-1",
    "2026 Zollstock",
    "20 calzini",
  ])("are not found in other texts: %s", (text) => {
    expect([inInches(text), inCentimetres(text)]).toEqual([text, text])
  })

  it("are all found in the sandbox's own texts, in every language", () => {
    for (const language of ["en", "es", "ca", "fr", "de", "it", "pt", "pl", "ja", "zh", "ko", "ar", "he"]) {
      const help = sizeGuideTexts(language)("sizeGuide.help.hips")
      expect([language, inInches(help)]).toEqual([language, expect.stringMatching(/8\u00a0in/)])
      expect(inInches(help)).not.toMatch(/20|cm|سم|ס״מ|厘米/)
    }
  })
})
