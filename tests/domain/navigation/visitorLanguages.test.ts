import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { parseAcceptLanguage } from "../../../domain/navigation/parseAcceptLanguage.ts"
import { requestedLanguage, visitorLanguages } from "../../../domain/navigation/visitorLanguages.ts"
import { aStore } from "../../support/builders/aStore.ts"
import { HOSTILE_TEXTS } from "../../support/HOSTILE_TEXTS.ts"

const selector = (parameters: Readonly<Record<string, string>> = {}) => ({ page: "ItxWorldWidePage", parameters })
const languages = (
  parameters: Readonly<Record<string, string>>,
  cookies: Readonly<Record<string, string>>,
  acceptLanguage: string | null,
) => visitorLanguages(selector(parameters), { cookie: (name) => cookies[name], stores: [aStore()], acceptLanguage })

describe("the Accept-Language of a browser", () => {
  it.each([
    ["es", ["es"]],
    ["fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", ["fr-CH", "fr", "en", "de"]],
    ["en;q=0.1, ar", ["ar", "en"]],
    ["ja;q=0, ca;q=1.000", ["ca"]],
    ["zh-Hant-TW ; q = 0.4,\tes", ["es", "zh-Hant-TW"]],
    ["", []],
    [null, []],
    ["es;q=2, en;q=-1, ca;q=0.1234, ja;level=1", []],
    ["a".repeat(2_000), []],
    ["en_US, ñ, <script>", []],
  ])("%o is %j", (header, codes) => {
    expect(parseAcceptLanguage(header)).toEqual(codes)
  })

  it("is parsed from any text without an error, as codes only", () => {
    const part = fc.oneof(
      fc.constantFrom("es", "ar-EG", ",", ";q=", "0.5", "*", "-", " "),
      fc.constantFrom(...HOSTILE_TEXTS),
      fc.string({ maxLength: 5 }),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
        const codes = parseAcceptLanguage(parts.join(""))
        expect(codes.filter((code) => !/^[a-z]{1,8}(-[a-z0-9]{1,8})*$/i.test(code))).toEqual([])
      }),
    )
  })
})

describe("the languages of a visitor", () => {
  it("are the requested one, the selected one, the last store's, and the browser's, in this order", () => {
    expect(languages({ language: "ar" }, { language: "ja", last_store: "10000034.-30" }, "es, en;q=0.5")).toEqual([
      "ar",
      "ja",
      "ca",
      "es",
      "en",
    ])
    expect(languages({}, { last_store: "10000034.-99" }, null)).toEqual([])
  })

  it("contain only valid language codes", () => {
    expect(languages({ language: "a\r\nb" }, { language: "//evil.example", last_store: "junk" }, "es")).toEqual(["es"])
    expect([
      requestedLanguage(selector({ language: "es-MX" })),
      requestedLanguage({ page: "ItxHomePage", storeId: "10000034", parameters: { language: "es" } }),
    ]).toEqual(["es-MX", undefined])
  })
})
