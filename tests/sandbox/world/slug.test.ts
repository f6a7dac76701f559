import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { demoWorld } from "../../../contracts/sandbox/world/demoWorld.ts"
import { MAX_SLUG_CODE_POINTS, slug } from "../../../contracts/sandbox/world/slug.ts"

const anyText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 120 }),
  fc.string({ unit: "binary", maxLength: 120 }),
  fc
    .array(fc.constantFrom("n", "l", "-", "1", "23", "½", " ", "İ", "ß", "é", "e\u0301", "\ud800", "معطف", "ウール"), {
      maxLength: 60,
    })
    .map((parts) => parts.join("")),
)

describe("the slug of an address", () => {
  it.each([
    ["Herringbone wool coat", "herringbone-wool-coat"],
    ["Abric de llana d'espiga", "abric-de-llana-d-espiga"],
    ["Camisas y blusas / Niños", "camisas-y-blusas-niños"],
    ["ヘリンボーン ウールコート", "ヘリンボーン-ウールコート"],
    ["معطف من الصوف بنقشة متعرجة", "معطف-من-الصوف-بنقشة-متعرجة"],
    ["  Shirts & blouses!  ", "shirts-blouses"],
    ["Cafe\u0301", "café"],
    ["Edition N12", "edition-n-12"],
    ["L5", "l-5"],
    ["Look no. 12", "look-no-12"],
    ["Edition n12b", "edition-n12b"],
    ["…", ""],
  ])("of %j is %j", (name, expected) => {
    expect(slug(name)).toBe(expected)
  })

  it("contains letters, marks, digits and single dashes, at most eighty, for any name", () => {
    fc.assert(
      fc.property(anyText, (name) => {
        const written = slug(name)
        expect(written).toMatch(/^(?:[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*)?$/u)
        expect(Array.from(written).length).toBeLessThanOrEqual(MAX_SLUG_CODE_POINTS)
        expect(written).toBe(written.normalize("NFC"))
      }),
      { numRuns: 2_000 },
    )
  })

  it("never ends like the number of a category or product", () => {
    const numbered = fc
      .tuple(anyText, fc.constantFrom("-n", "-l", " N", "/L", "n", "l"), fc.nat().map(String))
      .map((parts) => parts.join(""))
    fc.assert(
      fc.property(fc.oneof(anyText, numbered), (name) => {
        expect(slug(name)).not.toMatch(/(^|-)[nl]\p{Nd}+$/u)
      }),
      { numRuns: 2_000 },
    )
  })

  it("is stable", () => {
    fc.assert(
      fc.property(anyText, (name) => {
        expect(slug(slug(name))).toBe(slug(name))
      }),
      { numRuns: 2_000 },
    )
  })

  it("is never empty for products of the demo world", () => {
    const { categories, products } = demoWorld()
    for (const { name } of [...categories, ...products]) {
      for (const text of Object.values(name)) expect(slug(text)).not.toBe("")
    }
  })
})
