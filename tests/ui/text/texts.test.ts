import { describe, expect, it } from "vitest"
import type { PluralText, TextCatalogue } from "../../../ui/text/TextCatalogue.ts"
import type { TextLanguage } from "../../../ui/text/loadTexts.ts"
import { loadTexts, textLanguage } from "../../../ui/text/loadTexts.ts"
import { createTranslate } from "../../../ui/text/createTranslate.ts"

const OTHERS: readonly TextLanguage[] = ["es", "ca", "ja", "ar"]
const english = await loadTexts("en", ["browse", "purchase"])

const forms = (text: string | PluralText): readonly string[] => (typeof text === "string" ? [text] : Object.values(text))
const parameters = (text: string | PluralText | undefined) => new Set(forms(text ?? "").flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)))

describe.each(OTHERS)("the texts in %s", async (language) => {
  const texts: TextCatalogue = await loadTexts(language, ["browse", "purchase"])

  it("say everything the English ones say", () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort())
    expect(Object.entries(texts).filter(([, text]) => forms(text).some((form) => form.trim() === ""))).toEqual([])
  })

  it("name the same parameters", () => {
    // A language may say "one piece" without the figure.
    const differing = Object.keys(english).filter((key) => {
      const wanted = parameters(english[key])
      const own = parameters(texts[key])
      return [...own].some((name) => !wanted.has(name)) || [...wanted].some((name) => !own.has(name))
    })
    expect(differing).toEqual([])
  })

  it("have a form for every number of the language", () => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories.filter((category) => !(language !== "ar" && category === "many"))
    const missing = Object.entries(texts).filter(([, text]) => typeof text !== "string" && categories.some((category) => text[category] === undefined && category !== "other"))
    expect(missing.map(([key]) => key)).toEqual([])
  })
})

describe("a text", () => {
  it("is chosen by the plural rules of its language", () => {
    const t = createTranslate("ar", { "cart.linkUnits": { two: "قطعتان", few: "{count} قطع", other: "{count} قطعة" } })
    expect(t("cart.linkUnits", { count: 2 })).toBe("قطعتان")
    expect(t("cart.linkUnits", { count: 3 })).toBe("3 قطع")
    expect(t("cart.linkUnits", { count: 100 })).toBe("100 قطعة")
  })

  it("without words shows its key", () => {
    expect(createTranslate("en")("close")).toBe("???close???")
  })

  it("of the shop's editors replaces the built-in one", () => {
    expect(createTranslate("en", { close: "Close" }, { close: "Shut" })("close")).toBe("Shut")
  })

  it("takes a parameter as it is, dollars and braces included", () => {
    expect(createTranslate("en", { search: "“{words}”" })("search", { words: "$& {words} $1" })).toBe("“$& {words} $1”")
  })

  it("comes in English where the shop does not speak the language", () => {
    expect([textLanguage("es-MX"), textLanguage("AR"), textLanguage("fr"), textLanguage("constructor")]).toEqual(["es", "ar", "en", "en"])
  })
})
