import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { assetsOfPage } from "../../../ui/app/PageAssets.ts"
import { LANGUAGE_NAMES } from "../../../ui/text/languageNames.ts"
import { loadTexts } from "../../../ui/text/loadTexts.ts"
import { textLanguage } from "../../../ui/text/textLanguage.ts"

interface Face {
  readonly family: string
  readonly ranges: readonly (readonly [number, number])[]
}

const sheet = readFileSync("ui/design/fonts.css", "utf8")
const PAGE = { view: undefined, isDocument: false, brandId: "1", hasBanner: false } as const
const faces: readonly Face[] = [...sheet.matchAll(/@font-face \{([^}]+)\}/g)].flatMap(([, body = ""]) => {
  const family = /font-family: "([^"]+)"/.exec(body)?.[1] ?? ""
  const written = /unicode-range:\s*([^;]+);/.exec(body)?.[1]
  if (written === undefined) return []
  const bound = (digits: string) => Number.parseInt(digits, 16)
  return [
    {
      family,
      ranges: written
        .split(/,\s*/)
        .map((range) => range.slice(2).split("-"))
        .map(([from = "", to = from]) => [bound(from), bound(to)] as const),
    },
  ]
})
const families = [...new Set(faces.map(({ family }) => family))]
const holding = (family: string, letter: string) =>
  faces.filter(
    (face) =>
      face.family === family &&
      face.ranges.some(([from, to]) => from <= (letter.codePointAt(0) ?? 0) && (letter.codePointAt(0) ?? 0) <= to),
  ).length

describe("the fonts of the shop", () => {
  it.each(Object.keys(LANGUAGE_NAMES))("have every Latin letter of the texts in %s, each in one file", async (code) => {
    const texts = await loadTexts(textLanguage(code), ["browse", "purchase", "account", "wishlists", "cartNotices"])
    const letters = new Set(
      Object.values(texts)
        .flatMap((text) => (typeof text === "string" ? [text] : Object.values(text)))
        .join("")
        .match(/\p{Script=Latin}/gu),
    )
    expect([...letters].filter((letter) => families.some((family) => holding(family, letter) !== 1))).toEqual([])
  })

  it("are preloaded where texts use them; elsewhere only the wordmark's", () => {
    const built = {
      entry: "",
      css: [],
      viewCss: {},
      scriptList: "/page-scripts/none.json",
      preloads: {},
      documentCss: {},
      icon: "",
      fonts: ["wordmark", "text"],
      wordmarkFonts: ["wordmark"],
    }
    const others = readFileSync("ui/design/otherScripts.css", "utf8")
    for (const code of Object.keys(LANGUAGE_NAMES)) {
      const own = new RegExp(`:root:lang\\(${code}\\) \\{[^}]*--font-text: ([^;]+);`).exec(others)?.[1]
      const isOurs = own === undefined || own.includes("Hanken Grotesk")
      expect([code, assetsOfPage(built, code, PAGE).fonts]).toEqual([
        code,
        isOurs ? ["wordmark", "text"] : ["wordmark"],
      ])
    }
    expect(assetsOfPage(built, "zh-Hans-CN", PAGE).fonts).toEqual(["wordmark"])
  })

  it("of another script, and the tokens of a brand, are in sheets that only its documents link", () => {
    const sheetsOf = (code: string, kind: Partial<Parameters<typeof assetsOfPage>[2]>) =>
      assetsOfPage(
        {
          entry: "",
          css: ["frame"],
          viewCss: { view: ["view"] },
          scriptList: "",
          preloads: {},
          documentCss: {
            banners: "banners",
            brand2: "two",
            cookies: "cookies",
            otherScripts: "scripts",
            service: "service",
          },
          icon: "",
          fonts: [],
          wordmarkFonts: [],
        },
        code,
        { ...PAGE, ...kind },
      ).css
    expect([
      sheetsOf("en-US", { brandId: "1", view: "view" }),
      sheetsOf("ar", { brandId: "2", hasBanner: true }),
      sheetsOf("he-IL", { brandId: "constructor" }),
      sheetsOf("de", { isDocument: true, brandId: "9" }),
    ]).toEqual([
      ["frame", "view"],
      ["frame", "scripts", "two", "banners"],
      ["frame", "scripts"],
      ["frame", "cookies", "service"],
    ])
  })

  it("put the letters of rarer languages into separate files, so that no other page fetches them", () => {
    const small = ["newsreader-latin-ext", "hanken-grotesk-latin-ext"].filter((file) =>
      sheet.includes(`./fonts/${file}-wght-normal.woff2`),
    )
    expect([
      small.length,
      families.map((family) => [holding(family, "a"), holding(family, "ł"), holding(family, "אָ")]),
    ]).toEqual([
      2,
      [
        [1, 1, 0],
        [1, 1, 0],
      ],
    ])
  })
})
