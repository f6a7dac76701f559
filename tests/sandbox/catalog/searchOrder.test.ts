import * as fc from "fast-check"
import { expect, it } from "vitest"
import { searchText } from "../../../contracts/sandbox/catalog/search/searchText.ts"
import { wordMatch } from "../../../contracts/sandbox/catalog/search/wordMatch.ts"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import { at, listAt } from "../checkout/customer.ts"

const IN_SPAIN = "/itxrest/2/catalog/store/10000034/20000034"
const KEY = "the-admin-key-of-this-test"
const BETWEEN = [" ", "-", " · ", "—", " (", ") ", "’", "・", "، ", " ¿", "/", ". ", "[", "`", "~", "\\", "^", "&"]
/** A search word, and the letters that may surround it in a longer word. */
const SCRIPTS = [
  ["quilt", "Über", "ñed", "ø"],
  ["пальто", "полу", "вый", "ё"],
  ["コート", "ウール", "掛け", "ぁ"],
  ["معطف", "ال", "ين", "ه"],
  ["קפלה", "ה", "ים", "ץ"],
  ["코트담", "울", "들", "가"],
] as const

/** The words of a text by Unicode's rules, computed independently of the implementation. */
const wordsOf = (text: string) => searchText(text).split(/[^\p{L}\p{N}\p{M}]+/u)
const matchOf = (text: string, typed: string) => {
  const words = wordsOf(text)
  if (words.includes(typed)) return 0
  return words.some((word) => word.startsWith(typed)) ? 1 : 2
}

/** Names with a word: whole, as a prefix, inside another, more than once, and in capitals. */
const nameAround = ([word, before, after, letter]: (typeof SCRIPTS)[number]) =>
  fc
    .array(
      fc.tuple(
        fc.constantFrom(word, word.toUpperCase(), word + after, before + word, before + word + after, letter, before),
        fc.constantFrom(...BETWEEN),
      ),
      { minLength: 1, maxLength: 5 },
    )
    .map((parts) => parts.flat().slice(0, -1).join(""))
    .filter((name) => searchText(name).includes(searchText(word)))

onOneDatabase(
  "a search",
  (shop) => {
    const importTitles = async (titles: readonly string[], named: string) => {
      const products = titles.map((title, number) => ({
        handle: `${named}-${number}`,
        title,
        variants: [{ sku: `${named}-${number}`, options: [{ name: "Size", value: "M" }], price: 300, inventory: 3 }],
      }))
      const { status, body } = await shop().call(
        "POST",
        "/sandbox/catalogue/products",
        { storeId: "10000034", products },
        { "x-admin-key": KEY },
      )
      expect(status, JSON.stringify(body)).toBe(200)
    }
    const page = async (typed: string, query = "") => {
      const { status, body } = await shop().call(
        "GET",
        `${IN_SPAIN}/search?searchTerm=${encodeURIComponent(typed)}${query}`,
      )
      expect(status, JSON.stringify(body)).toBe(200)
      return listAt(body, "products").map((product) => ({
        id: String(at(product, "id")),
        name: String(at(product, "name")),
      }))
    }
    const names = async (typed: string) => (await page(typed)).map(({ name }) => name)

    it("ranks whole words first, then prefixes, then substrings, each by position", async () => {
      await importTitles(
        ["Linen raincloak", "Cloaks of wool", "Wool hooded cloak", "Linen (cloak)", "Cloak", "Raincloakish cloaklet"],
        "cloaks",
      )
      expect(await names("cloak")).toEqual([
        "Cloak",
        "Linen (cloak)",
        "Wool hooded cloak",
        "Cloaks of wool",
        "Raincloakish cloaklet",
        "Linen raincloak",
      ])
      // Of several words, the one with the worst match decides.
      expect(await names("linen cloak")).toEqual(["Linen (cloak)", "Linen raincloak"])
    })

    it("F193 treats punctuation as word boundaries, whatever its meaning elsewhere", async () => {
      await importTitles(["Cape c(1+[2", "Cape c\\d{3}", "Cape t-cap"], "capes")
      expect(await names("cape c(1+[2")).toEqual(["Cape c(1+[2"])
      expect(await names("cape c\\d{3}")).toEqual(["Cape c\\d{3}"])
      expect((await names("t-cape"))[0]).toBe("Cape t-cap")
      const capes = await names("cape")
      expect(capes).toHaveLength(3)
      for (const typed of ["(cape", "***=cape", "^cape$", "%cape_", "cape\\"])
        expect(await names(typed), typed).toEqual(capes)
      for (const typed of [" ", "\u0300", "[[:alpha:]]", "c?qpe", "-]", "%", "_", "\\"])
        expect(await names(typed), typed).toEqual([])
    })

    it("keeps this order in any script and across pages", async () => {
      for (const [number, script] of SCRIPTS.entries()) {
        const typed = searchText(script[0])
        const titles =
          fc.sample(fc.uniqueArray(nameAround(script), { minLength: 30, maxLength: 30 }), {
            numRuns: 1,
            seed: 20_260_105 + number,
          })[0] ?? []
        await importTitles(titles, `n${number}`)
        const whole = await page(typed, "&max=30")
        const matches = whole.map(({ name }) => matchOf(name, typed))
        expect(matches, JSON.stringify(whole)).toEqual(matches.toSorted())
        expect([new Set(matches).size, whole.map(({ name }) => name).toSorted()]).toEqual([3, titles.toSorted()])
        const pages = await Promise.all([1, 2, 3, 4].map((at) => page(typed, `&max=8&pageNumber=${at}`)))
        expect(pages.flat()).toEqual(whole)
      }
    })

    it("suggests in the same order, and links to a product only when its name is unique", async () => {
      await importTitles(["Underpelisse", "Pelisses", "Pelisse", "Pelisse"], "pelisses")
      const { body } = await shop().call("GET", `${IN_SPAIN}/search-suggestions?searchTerm=pelisse`)
      expect(
        listAt(body, "suggestions").map((one) => [at(one, "term"), at(one, "count"), typeof at(one, "productId")]),
      ).toEqual([
        ["Pelisse", 2, "undefined"],
        ["Pelisses", 1, "string"],
        ["Underpelisse", 1, "string"],
      ])
    })
  },
  { adminKey: KEY },
)

it("a match is whole, prefix or inside by Unicode's word rules, in random names of any script", () => {
  fc.assert(
    fc.property(
      fc
        .constantFrom(...SCRIPTS)
        .chain((script) => nameAround(script).map((name) => [name, searchText(script[0])] as const)),
      ([name, typed]) => {
        expect(wordMatch(searchText(name), typed)).toBe(matchOf(name, typed))
      },
    ),
  )
})

it("a word is a whole match of itself", () => {
  fc.assert(
    fc.property(
      fc
        .string({ unit: "binary", minLength: 1 })
        .map(searchText)
        .filter((word) => word !== "" && !word.includes(" ")),
      (word) => {
        expect([wordMatch(word, word), wordMatch(`a ${word}`, word), wordMatch(`${word}a`, word)]).toEqual([0, 0, 1])
      },
    ),
  )
})
