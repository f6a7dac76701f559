import * as fc from "fast-check"
import { expect, it } from "vitest"
import { searchText, searchWords } from "../../../contracts/sandbox/catalog/search/searchText.ts"
import { SEARCH_SPELLINGS, SEARCH_WORDS } from "../../fixtures/searchSpellings.ts"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import { smallWorld } from "../../support/sandbox/smallWorld.ts"
import { at, listAt } from "../checkout/customer.ts"

const STORE = "10000034"
const CATALOG = `/itxrest/2/catalog/store/${STORE}/20000034`
const KEY = "the-admin-key-of-this-test"
const CODES = ["en", "es", "ca", "fr", "de", "it", "pt", "pl", "ja", "ko", "ar", "he", "zh"] as const
const idOf = (code: string) => `-${CODES.findIndex((known) => known === code) + 1}`

/** The small world with one store in every language. */
const world = {
  ...smallWorld,
  stores: smallWorld.stores.map((store) =>
    store.id !== STORE
      ? store
      : { ...store, languages: CODES.map((code) => ({ id: idOf(code), code, name: code, direction: "ltr" as const })) },
  ),
}

const ROWS = Object.entries(SEARCH_SPELLINGS).flatMap(([code, products]) =>
  products.flatMap(({ title, spellings: [plain, ...others] }) =>
    others.map((typed) => ({ code, title, plain, typed })),
  ),
)

/** Any character that is no letter, digit or mark, except those that a script uses inside its words. */
const SIGNS = fc.oneof(
  fc.constantFrom(
    ..."\"',;:.!?¿¡/\\|-‐‑‒–—―−_+*&%@#=~^<>()[]{}«»‹›“”„‘’·・。、，；：！？「」『』【】（）〈〉《》〔〕…‥׀־،؛؟٪٬۔।￥€°§¶†‡•※™®",
  ),
  fc
    .string({ unit: "binary", minLength: 1, maxLength: 3 })
    .filter((signs) => /^[\p{P}\p{S}\p{Z}]+$/u.test(signs) && !/\p{L}|\p{N}/u.test(signs.normalize("NFKC"))),
  fc.constantFrom(
    " - ",
    ", ",
    " / ",
    "\u00a0",
    "\u3000",
    "\u200b",
    "\t",
    "\n",
    " (",
    ") ",
    "%20 ".trim().replace(/[0-9]/gu, ""),
  ),
)

it(`F193 words joined by any separator equal plain words, in ${Object.keys(SEARCH_WORDS).length} languages`, () => {
  expect(Object.keys(SEARCH_WORDS).length).toBe(13)
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.entries(SEARCH_WORDS)),
      SIGNS,
      SIGNS,
      SIGNS,
      ([code, [first, second]], between, before, after) => {
        const words = searchWords(`${first} ${second}`, code)
        expect(searchWords(`${first}${between}${second}`, code)).toEqual(words)
        expect(searchWords(`${before}${first} ${before}${second}${after}`, code)).toEqual(words)
        expect(searchText(`${first}${between}${second}`, code)).toBe(searchText(`${first} ${second}`, code))
      },
    ),
    { numRuns: 2_000 },
  )
})

it("F193 a folded text is stable", () => {
  fc.assert(
    fc.property(fc.constantFrom(...CODES), fc.string({ unit: "grapheme" }), (code, text) => {
      const folded = searchText(text, code)
      expect(searchText(folded, code)).toBe(folded)
      expect(folded).toMatch(/^(?:[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*)?$/u)
    }),
  )
})

onOneDatabase(
  "a search",
  (shop) => {
    const found = async (code: string, typed: string) => {
      const { status, body } = await shop().call(
        "GET",
        `${CATALOG}/search?searchTerm=${encodeURIComponent(typed)}&languageId=${idOf(code)}&max=60`,
      )
      expect(status, `${typed}: ${JSON.stringify(body)}`).toBe(200)
      return listAt(body, "products").map((product) => String(at(product, "name")))
    }
    const suggested = async (code: string, typed: string) => {
      const { status, body } = await shop().call(
        "GET",
        `${CATALOG}/search-suggestions?searchTerm=${encodeURIComponent(typed)}&languageId=${idOf(code)}`,
      )
      expect(status, `${typed}: ${JSON.stringify(body)}`).toBe(200)
      return listAt(body, "suggestions").map((one) => String(at(one, "term")))
    }
    const importProducts = async () => {
      const titles = [...new Set(ROWS.map(({ title }) => title))]
      const products = titles.map((title, number) => ({
        handle: `spelled${number}`,
        title,
        variants: [{ sku: `spelled${number}`, options: [{ name: "Size", value: "M" }], price: 300, inventory: 3 }],
      }))
      const { status, body } = await shop().call(
        "POST",
        "/sandbox/catalogue/products",
        { storeId: STORE, products },
        { "x-admin-key": KEY },
      )
      expect(status, JSON.stringify(body)).toBe(200)
    }

    it(`F193 finds and suggests the same for ${ROWS.length} spellings in ${CODES.length} languages`, async () => {
      expect(ROWS.length).toBeGreaterThanOrEqual(200)
      await importProducts()
      const different: unknown[] = []
      for (const { code, title, plain, typed } of ROWS) {
        const [expected, named] = [await found(code, plain), await suggested(code, plain)]
        if (!expected.includes(title)) different.push([code, plain, "is not found", expected])
        const [own, ownNames] = [await found(code, typed), await suggested(code, typed)]
        if (own.join() !== expected.join() || ownNames.join() !== named.join())
          different.push([code, plain, typed, searchWords(typed, code), own, expected])
      }
      expect(different).toEqual([])
      process.stdout.write(`${ROWS.length} search spellings in ${CODES.length} languages\n`)
    })

    it("F193 finds umlauts without the dots, and compounds written as one word", async () => {
      await importProducts()
      expect(await found("de", "grunes kleid")).toEqual(["Grünes Kleid für Mädchen, Größe 38"])
      expect(await found("es", "grünes kleid")).toEqual(["Grünes Kleid für Mädchen, Größe 38"])
      expect(await found("en", "linen tshirt")).toEqual(["Women's linen t-shirt"])
      expect(await found("pt", "guardachuva")).toEqual(["Guarda-chuva anti-vento"])
    })
  },
  { adminKey: KEY, world },
)
