import { resolve } from "node:path"
import { build } from "vite"
import { describe, expect, it } from "vitest"
import { readTextFile, readTexts } from "../../../scripts/texts/readTexts.ts"
import type { TextStructure } from "../../../scripts/texts/textFaults.ts"
import { textFaults } from "../../../scripts/texts/textFaults.ts"
import { textsPlugin } from "../../../scripts/texts/textsPlugin.ts"
import { TEXT_BUNDLES } from "../../../ui/text/textBundles.ts"
import { TEXT_LANGUAGES } from "../../../ui/text/textLanguages.ts"
import { plantedTexts } from "../../support/ui/plantedTexts.ts"

const CART = {
  "cart.title": "Bag",
  "cart.removed": "{name} was removed",
  "cart.items": { one: "{count} item", other: "{count} items" },
}
const POLISH = {
  "cart.title": "Koszyk",
  "cart.removed": "Usunięto: {name}",
  "cart.items": {
    one: "{count} produkt",
    few: "{count} produkty",
    many: "{count} produktów",
    other: "{count} produktu",
  },
}
const STRUCTURE: TextStructure = { languages: ["en", "pl"], bundles: { purchase: ["cart"] } }

const faultsOf = (files: Readonly<Record<string, unknown>>, structure: TextStructure = STRUCTURE) =>
  textFaults(
    Object.entries(files).map(([path, texts]) => {
      const [language = "", file = ""] = path.split("/")
      return readTextFile(language, file, typeof texts === "string" ? texts : JSON.stringify(texts, null, 2))
    }),
    structure,
  )
const polishFaults = (polish: unknown) => faultsOf({ "en/cart.json": CART, "pl/cart.json": polish })

describe("the texts of the shop", () => {
  it("have no faults", () => {
    const files = readTexts("ui/text")
    expect(files.length).toBeGreaterThan(300)
    expect(textFaults(files, { languages: TEXT_LANGUAGES, bundles: TEXT_BUNDLES })).toEqual([])
  })
})

describe("a file of texts", () => {
  it("is fine when it has the keys, forms and parameters of the English one", () => {
    expect(polishFaults(POLISH)).toEqual([])
  })

  it("is named with its key when a key is missing or unknown", () => {
    const { "cart.title": title, ...others } = POLISH
    expect(polishFaults({ ...others, "cart.titel": title })).toEqual([
      "pl/cart.json: cart.titel is unknown: en has no such key",
      "pl/cart.json: cart.title is missing",
    ])
  })

  it("may lack the parameters of the order button, whose words are the law's, and no others", () => {
    const structure = { languages: ["en", "pl"], bundles: { purchase: ["payment"] } }
    const english = { "payment.payBy": "Place order and pay {amount}", "payment.payNow": "Pay {amount} now" }
    const bare = { "payment.payBy": "Zamawiam i płacę", "payment.payNow": "Zapłać" }
    expect(faultsOf({ "en/payment.json": english, "pl/payment.json": bare }, structure)).toEqual([
      "pl/payment.json: payment.payNow has the parameters (none) instead of {amount}",
    ])
  })

  it("is named when it is missing, blank, or in no bundle", () => {
    expect(faultsOf({ "en/cart.json": CART })).toEqual(["pl: has no folder of texts"])
    expect(faultsOf({ "en/cart.json": CART, "pl/card.json": {} })).toEqual([
      "pl/card.json: is no area of en",
      "pl/cart.json: is missing",
    ])
    expect(faultsOf({ "en/cart.json": CART, "pl/cart.json": POLISH, "en/home.json": {}, "pl/home.json": {} })).toEqual([
      "en/home.json: is in no bundle",
    ])
    expect(faultsOf({ "en/cart.json": CART, "pl/cart.json": POLISH, "fr/cart.json": CART })).toContain(
      "fr: is no language in textLanguages.ts",
    )
    expect(polishFaults("{")[0]).toMatch(/^pl\/cart\.json: cannot be parsed: SyntaxError/)
    expect(polishFaults("[]")[0]).toBe("pl/cart.json: is not an object of texts by key")
  })

  it("is named when it has a key twice, of which the first would be lost", () => {
    const twice = JSON.stringify(POLISH, null, 2).replace("{", '{\n  "cart.title": "Kosz",')
    expect(polishFaults(twice)).toEqual(["pl/cart.json: cart.title is there twice"])
  })

  it.each([
    [{ one: "a {count}", few: "b", other: "c" }, ["lacks the plural form many"]],
    [{ ...POLISH["cart.items"], two: "d" }, ["has the plural form two, which pl does not have"]],
    ["{count} produktów", ["needs plural forms"]],
    [{ one: "a", few: "b", many: "c", other: "d" }, ["has the parameters (none) instead of {count}"]],
    [{ one: "{count}" }, ['is neither a text nor plural forms with "other"', "is missing"]],
    [{ ...POLISH["cart.items"], few: " " }, ["is blank, begins or ends with a space, or has ???"]],
  ])("is named when its plural forms are %j", (items, faults) => {
    expect(polishFaults({ ...POLISH, "cart.items": items })).toEqual(
      faults.map((fault) => `pl/cart.json: cart.items ${fault}`),
    )
  })

  it("may have one form of a counted text where its language has one", () => {
    const japanese = { "cart.title": "カート", "cart.removed": "{name}を削除しました", "cart.items": "{count}点" }
    expect(
      faultsOf({ "en/cart.json": CART, "ja/cart.json": japanese }, { ...STRUCTURE, languages: ["en", "ja"] }),
    ).toEqual([])
  })

  it("is named when a text has other parameters than in English, or plural forms that English has not", () => {
    expect(polishFaults({ ...POLISH, "cart.removed": "Usunięto: {nazwa}" })).toEqual([
      "pl/cart.json: cart.removed has the parameters {nazwa} instead of {name}",
    ])
    expect(polishFaults({ ...POLISH, "cart.title": POLISH["cart.items"] })).toEqual([
      "pl/cart.json: cart.title has plural forms, and the English text has none",
    ])
  })

  it("of a region holds only texts that differ from its language's", () => {
    const structure = { ...STRUCTURE, languages: ["en", "en-US"] }
    expect(faultsOf({ "en/cart.json": CART, "en-US/cart.json": { "cart.title": "Cart" } }, structure)).toEqual([])
    expect(
      faultsOf({ "en/cart.json": CART, "en-US/cart.json": { "cart.title": "Bag", "cart.name": "Bag" } }, structure),
    ).toEqual([
      "en-US/cart.json: cart.name is unknown: en has no such key",
      "en-US/cart.json: cart.title is the same in en",
    ])
  })
})

describe("a build", () => {
  it("fails and names file and key when a language lacks a key", async () => {
    const root = plantedTexts((area) => {
      if (area.path === "fr/cart.json") delete area.texts["cart.title"]
    })
    const built = build({
      root,
      configFile: false,
      logLevel: "silent",
      plugins: [textsPlugin(root)],
      build: { write: false, rolldownOptions: { input: resolve("ui/text/textLanguages.ts") } },
    })
    await expect(built).rejects.toThrow("fr/cart.json: cart.title is missing")
  })
})
