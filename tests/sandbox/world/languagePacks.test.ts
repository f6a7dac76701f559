import { describe, expect, it } from "vitest"
import { categories } from "../../../contracts/sandbox/world/categories.ts"
import { demoWorld } from "../../../contracts/sandbox/world/demoWorld.ts"
import { packs } from "../../../contracts/sandbox/world/languages/fromLanguagePacks.ts"
import { openings } from "../../../contracts/sandbox/world/openings/openings.ts"
import { stores } from "../../../contracts/sandbox/world/stores.ts"
import { spotTexts } from "../../../contracts/sandbox/world/spotTexts.ts"
import { careLines } from "../../../contracts/sandbox/world/vocabulary/careLines.ts"
import { cuts } from "../../../contracts/sandbox/world/vocabulary/cuts.ts"
import { details } from "../../../contracts/sandbox/world/vocabulary/details.ts"
import { fabrics } from "../../../contracts/sandbox/world/vocabulary/fabrics.ts"
import { fibres } from "../../../contracts/sandbox/world/vocabulary/fibres.ts"
import { nouns } from "../../../contracts/sandbox/world/vocabulary/nouns.ts"
import { palette } from "../../../contracts/sandbox/world/vocabulary/palette.ts"
import type { Localized } from "../../../contracts/sandbox/world/World.ts"

const { products } = demoWorld()
const optional = (text: Localized | undefined): readonly Localized[] => (text === undefined ? [] : [text])
const english = (texts: readonly { readonly en: string }[]) => [...new Set(texts.map(({ en }) => en))].toSorted()

const packTexts = {
  nouns: english(Object.values(nouns)),
  cuts: english(Object.values(cuts).flatMap((cut) => ("words" in cut ? [cut.words] : []))),
  fibres: english(Object.values(fibres)),
  phrases: english([
    ...categories.flatMap(({ name, description }) => [name, ...optional(description)]),
    ...stores.map(({ countryName }) => countryName),
    ...spotTexts.flatMap(({ title, text, callToAction }) => [title, text, callToAction]),
    ...Object.values(openings).flat(),
    ...Object.values(careLines),
    ...Object.values(palette).map(({ name }) => name),
    ...Object.values(fabrics).flatMap(({ words, lines }) => [words, ...lines]),
    ...Object.values(cuts).flatMap(({ lines }) => lines),
    ...Object.values(details).flatMap((detail) => ("words" in detail ? optional(detail.words) : [])),
  ]),
}

describe.each(Object.values(packs).map((pack) => [pack.code, pack] as const))("the demo world in %s", (code, pack) => {
  it.each(["nouns", "cuts", "fibres", "phrases"] as const)("has all its %s", (part) => {
    const lacking = packTexts[part].filter((text) => !(text in pack[part]))
    expect(lacking).toEqual([])
  })

  it("has agreement of every cut with every noun", () => {
    const signs = new Set(Object.values(pack.nouns).map(([, agrees]) => agrees))
    const lacking = Object.entries(pack.cuts).flatMap(([cut, forms]) =>
      [...signs]
        .filter((sign) => typeof forms === "object" && forms[sign] === undefined)
        .map((sign) => `${cut}: ${sign}`),
    )
    expect(lacking).toEqual([])
  })

  it("names, describes and labels every product completely, without a stray space", () => {
    for (const { name, description, composition, care } of products) {
      for (const text of [name, description, composition, care]) {
        expect(text[code], text.en).toMatch(/\S/)
        expect(text[code], text.en).not.toMatch(/ {2}|^ | $|undefined|,,|\.\./)
      }
      expect(name[code]).not.toBe(name.en)
      expect(description[code]).not.toBe(description.en)
    }
  })
})
