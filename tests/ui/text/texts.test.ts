import { readdirSync } from "node:fs"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { PluralText, TextCatalogue } from "../../../ui/text/TextCatalogue.ts"
import type { TextKey } from "../../../ui/text/TextKey.ts"
import type { TextLanguage } from "../../../ui/text/textLanguages.ts"
import { LANGUAGE_NAMES } from "../../../ui/text/languageNames.ts"
import { loadTexts } from "../../../ui/text/loadTexts.ts"
import { storeTextLanguage, textLanguage } from "../../../ui/text/textLanguage.ts"
import type { TextBundle } from "../../../ui/text/textBundles.ts"
import { TEXT_BUNDLES } from "../../../ui/text/textBundles.ts"
import { TEXT_LANGUAGES } from "../../../ui/text/textLanguages.ts"
import { textDirection } from "../../../ui/text/textDirection.ts"
import { createTranslate } from "../../../ui/text/createTranslate.ts"

const LANGUAGES = TEXT_LANGUAGES
const BUNDLES = [
  "orderPages",
  "browse",
  "purchase",
  "account",
  "cookies",
  "customerService",
  "customization",
  "wishlists",
  "services",
  "storePages",
  "cartNotices",
  "cartOptions",
  "chat",
  "orders",
  "returns",
  "product",
  "quickOrder",
  "staff",
  "payment",
] as const satisfies readonly TextBundle[]
const textsOf = (language: TextLanguage): Promise<TextCatalogue> => loadTexts(language, BUNDLES)
const english = await textsOf("en")

/** Unit symbols and names of bank numbers, which belong to no language. */
const UNITS = ["cm", "IBAN", "BIC", "SWIFT", "CLABE"]

/** Words that a language spells as English does. */
const SHARED_TEXTS: Readonly<Partial<Record<TextLanguage, readonly string[]>>> = {
  es: ["Cookie", "Cookies", "Subtotal", "Newsletter", "newsletter", "Personal", "Total", "PIN", "Chat", "Error"],
  ca: ["Subtotal", "PIN", "Text", "Personal", "Total", "Categories", "Document", "PDF", "article", "articles", "Error"],
  fr: [
    "Cookie",
    "Cookies",
    "Chat",
    "Images",
    "Province",
    "Type",
    "Description",
    "OK",
    "Email",
    "Newsletter",
    "newsletter",
    "Total",
    "Pages",
    "Page",
    "Composition",
    "Code",
    "Menu",
    "Europe",
    "Suggestions",
    "suggestion",
    "suggestions",
    "Document",
    "PDF",
    "Message",
    "article",
    "articles",
    "Actions",
  ],
  de: [
    "Passkeys",
    "Cookie",
    "Cookies",
    "OK",
    "Position",
    "Text",
    "Name",
    "Newsletter",
    "optional",
    "Code",
    "PIN",
    "Link",
    "Status",
    "Bank",
    "Chat",
    "E-Mail",
  ],
  it: [
    "Cookie",
    "Chat",
    "Checkout",
    "Min",
    "Max",
    "Font",
    "OK",
    "Design",
    "in",
    "Account",
    "account",
    "Email",
    "Password",
    "Newsletter",
    "newsletter",
    "Menu",
    "Africa",
    "PIN",
    "Link",
  ],
  pt: [
    "Cookie",
    "Cookies",
    "Link",
    "Subtotal",
    "OK",
    "PIN",
    "Email",
    "Newsletter",
    "newsletter",
    "Total",
    "Menu",
    "Chat",
  ],
  pl: ["Cookie", "Bank", "OK", "Email", "Newsletter", "newsletter", "Menu", "PIN", "Link", "Status"],
  ja: ["Cookie", "SMS"],
  he: ["Cookie"],
  zh: ["Cookie"],
}

/** The letters of languages with a non-Latin script. */
/** The words of the order button in languages of the European Union and the United Kingdom (decision 041). */
const ORDER_LABELS: Readonly<Partial<Record<TextLanguage, string>>> = {
  en: "Place order and pay",
  es: "Realizar pedido y pagar",
  ca: "Fes la comanda i paga",
  fr: "Commander et payer",
  de: "Zahlungspflichtig bestellen",
  it: "Ordina e paga",
  pt: "Encomendar e pagar",
  pl: "Zamawiam i płacę",
}

const SCRIPTS: Readonly<Partial<Record<TextLanguage, RegExp>>> = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  zh: /\p{Script=Han}/u,
  ko: /\p{Script=Hangul}/u,
  ar: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
}

const forms = (text: string | PluralText | undefined): readonly string[] =>
  typeof text === "object" ? Object.values(text) : [text ?? ""]
const parameters = (text: string | PluralText | undefined) =>
  new Set(forms(text).flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)))
const wordsOf = (text: string) => text.replace(/\{\w+\}|Selvedge/g, " ").match(/\p{L}[\p{L}-]*/gu) ?? []
const isKey = (key: string): key is TextKey => Object.hasOwn(english, key)

describe("the languages of the shop", () => {
  it("are at least twelve, two of them written from right to left", () => {
    expect(LANGUAGES.length).toBeGreaterThanOrEqual(12)
    expect(LANGUAGES.filter((language) => textDirection(language) === "rtl")).toEqual(["ar", "he"])
  })

  it("are those that have texts", () => {
    const folders = readdirSync("ui/text", { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
    expect(folders.toSorted()).toEqual([...TEXT_LANGUAGES].toSorted())
  })

  it.each([
    [
      "de",
      /(?<=[\p{L},;–] )(?:Sie|Ihr(?:e[nmrs]?)?)(?!\p{L})|Sie (?:können|möchten|haben|sind|müssen|dürfen)(?!\p{L})/u,
    ],
    ["fr", /(?<!\p{L})(?:tu|ton|ta|tes|toi)(?!\p{L})/iu],
    ["es", /(?<!\p{L})ustede?s?(?!\p{L})/iu],
    ["it", /(?<=\p{L} )(?:Lei|Suo|Sua|Suoi|Sue)(?!\p{L})/u],
    ["ca", /(?<!\p{L})(?:vostè|vostres?)(?!\p{L})/iu],
    ["pl", /(?<!\p{L})Pa(?:n|ni|na|ństwo|ństwa)(?!\p{L})/u],
    ["pt", /(?<!\p{L})(?:tu|teus?|tuas?)(?!\p{L})/iu],
    ["zh", /你/u],
  ] as const)("%s addresses the customer consistently", async (language, chooseOtherMethod) => {
    const texts = Object.entries(await textsOf(language)).flatMap(([key, text]) =>
      forms(text).map((form) => ({ key, form })),
    )
    expect(texts.filter(({ form }) => chooseOtherMethod.test(form))).toEqual([])
  })

  it("are all read here", () => {
    expect([...BUNDLES].toSorted()).toEqual(Object.keys(TEXT_BUNDLES).toSorted())
  })

  it("each have a name of their own", () => {
    expect(new Set(Object.values(LANGUAGE_NAMES)).size).toBe(Object.keys(LANGUAGE_NAMES).length)
  })
})

describe.each(LANGUAGES)("the texts in %s", async (language) => {
  const texts = await textsOf(language)

  it("cover all the English ones", () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort())
    expect(
      Object.entries(texts).filter(([, text]) =>
        forms(text).some((form) => form.trim() === "" || form !== form.trim() || form.includes("???")),
      ),
    ).toEqual([])
  })

  it("name the same parameters", () => {
    // A language may express "one item" without the digit. The German order button has nothing but the legal words.
    const keys = Object.keys(english).filter(
      (key) => language !== "de" || !["payment.payBy", "payment.payGiftCards"].includes(key),
    )
    const named = (catalogue: TextCatalogue) =>
      keys.map((key) => [key, ...[...parameters(catalogue[key])].sort()].join(" "))
    expect(named(texts)).toEqual(named(english))
  })

  it("have an order button that names the order and the payment, and a different one for an unpaid order", () => {
    expect(texts["payment.payNow"]).not.toBe(texts["payment.payBy"])
    const legal = ORDER_LABELS[language]
    if (legal !== undefined)
      for (const key of ["payment.payBy", "payment.payGiftCards"] as const)
        expect(texts[key]).toMatch(language === "de" ? new RegExp(`^${legal}$`) : new RegExp(`^${legal} `))
  })

  it("are not left in English", () => {
    const shared = new Set([...(SHARED_TEXTS[language] ?? []), ...UNITS])
    const script = SCRIPTS[language]
    const isLeft = (form: string, key: string) => {
      const words = wordsOf(form)
      if (language.startsWith("en") || words.every((word) => shared.has(word))) return false
      return script === undefined ? forms(english[key]).includes(form) : !script.test(form)
    }
    expect(
      Object.entries(texts)
        .filter(([key, text]) => forms(text).some((form) => isLeft(form, key)))
        .map(([key]) => key),
    ).toEqual([])
  })

  it("have a form for every count of the shop", () => {
    const plurals = new Intl.PluralRules(language)
    const categories = new Set(Array.from({ length: 20_001 }, (_, count) => plurals.select(count)))
    const missing = Object.entries(texts).filter(
      ([, text]) => typeof text !== "string" && [...categories].some((category) => text[category] === undefined),
    )
    expect(missing.map(([key]) => key)).toEqual([])
  })

  it("leave no key and no parameter visible on a page", () => {
    const t = createTranslate(language, texts)
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), fc.constantFrom(...Object.keys(english).filter(isKey)), (count, key) => {
        const samples = Object.fromEntries(
          [...parameters(english[key])].map((name) => [name ?? "", name === "count" ? count : "x"]),
        )
        expect(t(key, samples)).toMatch(/^(?!.*(\?\?\?|[{}]|undefined)).+$/s)
      }),
    )
  })
})

describe("a text", () => {
  it("is chosen by the plural rules of its language", () => {
    const t = createTranslate("ar", {
      "navigation.cartUnits": { two: "قطعتان", few: "{count} قطع", other: "{count} قطعة" },
    })
    expect(t("navigation.cartUnits", { count: 2 })).toBe("قطعتان")
    expect(t("navigation.cartUnits", { count: 3 })).toBe("3 قطع")
    expect(t("navigation.cartUnits", { count: 100 })).toBe("100 قطعة")
  })

  it.each([
    ["pl", ["0 krajów", "1 kraj", "2 kraje", "5 krajów", "12 krajów", "22 kraje"]],
    ["fr", ["0 pays", "1 pays", "2 pays", "5 pays", "12 pays", "22 pays"]],
    ["de", ["0 Länder", "1 Land", "2 Länder", "5 Länder", "12 Länder", "22 Länder"]],
    ["he", ["0 מדינות", "מדינה אחת", "שתי מדינות", "5 מדינות", "12 מדינות", "22 מדינות"]],
    ["ko", ["0개 국가", "1개 국가", "2개 국가", "5개 국가", "12개 국가", "22개 국가"]],
  ] as const)("in %s counts by its language's rules", async (language, expected) => {
    const t = createTranslate(language, await loadTexts(language, ["browse"]))
    expect([0, 1, 2, 5, 12, 22].map((count) => t("stores.found", { count }))).toEqual(expected)
  })

  it.each([
    ["en", "20,000"],
    ["de", "20.000"],
    ["pl", "20\u00A0000"],
    ["pt", "20.000"],
    ["zh", "20,000"],
    ["he", "20,000"],
    ["ar", "20,000"],
  ] as const)("in %s formats large numbers by its language's rules", (language, expected) => {
    expect(
      createTranslate(language, { "catalog.results": { other: "{count}" } })("catalog.results", { count: 20_000 }),
    ).toBe(expected)
  })

  it("F166 without a translation shows its key, and one without its parameter is unchanged: no page fails", () => {
    expect(createTranslate("en")("navigation.close")).toBe("???navigation.close???")
    expect(createTranslate("en")("cart.items", { count: Number.NaN })).toBe("???cart.items???")
    const t = createTranslate("en", english)
    expect([t("cart.increase"), t("cart.items"), t("cart.items", { count: "many" })]).toEqual([
      "Increase quantity of {name}",
      "{count} items",
      "many items",
    ])
  })

  it("of the shop's editors replaces the built-in one", () => {
    expect(
      createTranslate("en", { "navigation.close": "Close" }, { "navigation.close": "Shut" })("navigation.close"),
    ).toBe("Shut")
  })

  it("inserts a parameter literally, dollars and braces included", () => {
    const t = createTranslate("en", { "navigation.search": "“{words}”" })
    expect(t("navigation.search", { words: "$& {words} $1" })).toBe("“$& {words} $1”")
  })

  it("is in the language of any region and spelling, and in English where the shop does not support it", () => {
    expect([
      textLanguage("es-MX"),
      textLanguage("AR"),
      textLanguage("zh-Hans-CN"),
      textLanguage("pt-BR"),
      textLanguage("iw"),
      textLanguage("fi"),
      textLanguage("constructor"),
    ]).toEqual(["es", "ar", "zh", "pt", "he", "en", "en"])
  })

  it("is that of the store's country where the language has texts for it", () => {
    const languageOf = (code: string, countryCode: string) =>
      storeTextLanguage({ store: { countryCode }, language: { code } })
    expect([
      languageOf("en", "US"),
      languageOf("en", "ES"),
      languageOf("en-GB", "US"),
      languageOf("es", "US"),
      languageOf("zh-Hant", "TW"),
    ]).toEqual(["en-US", "en", "en", "es", "zh"])
  })

  it("of a region replaces its language's, which it otherwise has", async () => {
    const [american, british] = await Promise.all([textsOf("en-US"), textsOf("en")])
    expect([american["catalog.color"], british["catalog.color"]]).toEqual(["Color", "Colour"])
    expect(american["catalog.size"]).toBe(british["catalog.size"])
  })

  it("is in the English of the region where it has its own, and in British English elsewhere", () => {
    expect(
      ["en-US", "EN-us", "en-Latn-US", "en", "en-GB", "en-IE", "en-u-nu-latn"].map((code) => textLanguage(code)),
    ).toEqual(["en-US", "en-US", "en-US", "en", "en", "en", "en"])
  })
})

describe("a value with the opposite direction", () => {
  const texts = {
    "orders.placedEmail": "[{email}]",
    "catalog.moreColors": "(+{count})",
    "customization.surcharge": "+ {price}",
    "cart.items": "{count}",
    "orders.cancelRefundMethods": "{ways}",
  }

  it.each(["ar", "he"])("is isolated in %s, with the plus before it", (language) => {
    const t = createTranslate(language, texts)
    for (const value of ["ana@example.com", "shop.example", "10000034-17", "SAVE10", "ticket.pdf", "+966 50 000 0000"])
      expect(t("orders.placedEmail", { email: value })).toBe(`[\u2068${value}\u2069]`)
    expect(t("catalog.moreColors", { count: 3 })).toBe("(\u2068+3\u2069)")
    expect(t("customization.surcharge", { price: "$5.00" })).toBe("\u2068+ $5.00\u2069")
  })

  it.each([
    ["ar", "ليلى"],
    ["he", "נועה"],
  ])("is not isolated in %s when it runs with it, is a number, or isolates its parts", (language, name) => {
    const t = createTranslate(language, texts)
    expect(t("orders.placedEmail", { email: name })).toBe(`[${name}]`)
    expect(t("cart.items", { count: 1234 })).toBe("1,234")
    const parts = "\u2068Visa 4242\u2069 · \u2068PayPal\u2069"
    expect(t("orders.cancelRefundMethods", { ways: parts })).toBe(parts)
  })

  it("is isolated in English when it is Arabic or Hebrew, and otherwise unchanged", () => {
    const t = createTranslate("en", texts)
    expect(t("orders.placedEmail", { email: "ليلى" })).toBe("[\u2068ليلى\u2069]")
    expect(t("orders.placedEmail", { email: "ana@example.com" })).toBe("[ana@example.com]")
    expect(t("catalog.moreColors", { count: 3 })).toBe("(+3)")
  })

  it.each(TEXT_LANGUAGES)("needs no mark in the texts in %s", async (language) => {
    const marked = Object.entries(await textsOf(language)).filter(([, text]) =>
      forms(text).some((form) => /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(form)),
    )
    expect(marked).toEqual([])
  })
})

describe("an example of a phone number", () => {
  it.each(TEXT_LANGUAGES)("is in none of the texts in %s: it is the store's", async (language) => {
    const fixed = Object.entries(await textsOf(language)).filter(([, text]) =>
      forms(text).some((form) => /\+ ?\d/.test(form)),
    )
    expect(fixed).toEqual([])
  })
})
