import { describe, expect, it } from "vitest"
import { captchaTexts } from "../../../contracts/sandbox/captcha/captchaTexts.ts"
import { signInTexts } from "../../../contracts/sandbox/customers/sign-in/signInTexts.ts"
import { createTexts } from "../../../contracts/sandbox/texts/createTexts.ts"

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

describe("the texts of an area", () => {
  it("are American in the United States and British elsewhere", () => {
    expect(signInTexts("en-US")("signIn.register.terms")).toBe("I accept the Terms of Sale")
    expect(signInTexts("en-GB")("signIn.register.terms")).toBe("I accept the Terms & Conditions")
    expect(signInTexts("es-US")("signIn.login.title")).toBe("Iniciar sesión")
  })

  it("have their values, isolated in right-to-left languages", () => {
    const texts = (language: string) => signInTexts(language)("signIn.login.provider", { provider: "Google" })
    expect([texts("en"), texts("ar")]).toEqual(["Continue with Google", "المتابعة عبر \u2068Google\u2069"])
  })

  it("name their language for pages: American or British English, and English for unknown languages", () => {
    const tags = ["fr-CH", "FR", "en-US", "en-GB", "en-JP", "en", "xx", "__proto__"]
    expect(tags.map((tag) => signInTexts(tag).language)).toEqual(["fr", "fr", "en-US", ...Array(5).fill("en-GB")])
    expect(captchaTexts("en-US").language).toBe("en-US")
    expect([signInTexts("he-IL").direction, signInTexts("pl").direction]).toEqual(["rtl", "ltr"])
  })

  it("keep a parameter without a value", () => {
    expect(signInTexts("en")("signIn.login.provider")).toBe("Continue with {provider}")
  })
})
