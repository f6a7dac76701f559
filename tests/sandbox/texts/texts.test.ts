import { describe, expect, it } from "vitest"
import { createTexts } from "../../../contracts/sandbox/texts/createTexts.ts"
import { readTexts, readTextFile } from "../../../scripts/texts/readTexts.ts"
import { textFaults } from "../../../scripts/texts/textFaults.ts"
import { TEXT_LANGUAGES } from "../../../ui/text/textLanguages.ts"

const files = readTexts("contracts/sandbox/texts")
const areas = files.filter(({ language }) => language === "en").map(({ area }) => area)
const structure = { languages: TEXT_LANGUAGES, bundles: { sandbox: areas } }
const forms = files.flatMap(({ path, texts }) =>
  Object.entries(texts).flatMap(([key, text]) =>
    (typeof text === "string" ? [text] : Object.values(text)).map((form) => `${path} ${key}: ${form}`),
  ),
)

describe("the texts of mails and documents", () => {
  it("are complete in every language, with the parameters and plural forms that they need", () => {
    expect(areas.length).toBeGreaterThan(10)
    expect(textFaults(files, structure)).toEqual([])
  })

  it("name a language file with a missing or an extra key", () => {
    const without = files.map((file) =>
      file.path === "fr/returns.json"
        ? readTextFile("fr", "returns.json", JSON.stringify({ "returns.extra": "Retour" }))
        : file,
    )
    const faults = textFaults(without, structure)
    expect(faults).toContain("fr/returns.json: returns.extra is unknown: en has no such key")
    expect(faults).toContain("fr/returns.json: returns.requested.subject is missing")
  })

  it("have typographic apostrophes, and French spaces before double punctuation", () => {
    expect(forms.filter((form) => /\p{L}'\p{L}/u.test(form))).toEqual([])
    const french = forms.filter((form) => form.startsWith("fr/")).map((form) => form.replace(/^[^:]+: /, ""))
    expect(french.filter((form) => /[^\u202f][:;!?»]/u.test(form))).toEqual([])
  })
})

const catalogue = {
  "a.sent.subject": "Order {id}",
  "a.sent.text": "By {email} on {date}",
  "a.items": { one: "{count} item", other: "{count} items" },
}
const texts = createTexts(catalogue, {
  "en-US": { "a.sent.subject": "Purchase {id}" },
  es: catalogue,
  ca: catalogue,
  fr: catalogue,
  de: { ...catalogue, "a.sent.subject": "Bestellung {id}" },
  it: catalogue,
  pt: catalogue,
  pl: catalogue,
  ja: catalogue,
  zh: catalogue,
  ko: catalogue,
  ar: catalogue,
  he: catalogue,
})

describe("createTexts", () => {
  it.each([
    ["en-GB", "Order 1"],
    ["en-US", "Purchase 1"],
    ["de-AT", "Bestellung 1"],
    ["xx", "Order 1"],
    ["__proto__", "Order 1"],
  ])("has the texts of the region, else of the language, else English: %s", (tag, subject) => {
    expect(texts(tag)("a.sent.subject", { id: 1 })).toBe(subject)
  })

  it("returns subject and text of a mail, and leaves placeholders without a parameter", () => {
    expect(texts("en-US").mail("a.sent", { id: "7", email: "ana@example.org" })).toEqual({
      subject: "Purchase 7",
      text: "By ana@example.org on {date}",
    })
  })

  it("chooses the plural form by the count", () => {
    expect([1, 2].map((count) => texts("en")("a.items", { count }))).toEqual(["1 item", "2 items"])
  })

  it("isolates values in Arabic and Hebrew that would be reordered", () => {
    const parameters = { id: "7001", email: "ana@example.org", date: "2026-11-30" }
    expect(texts("he")("a.sent.text", parameters)).toBe("By \u2068ana@example.org\u2069 on \u20682026-11-30\u2069")
    expect(texts("ar")("a.sent.subject", parameters)).toBe("Order 7001")
    expect(texts("es")("a.sent.text", parameters)).toBe("By ana@example.org on 2026-11-30")
  })
})
