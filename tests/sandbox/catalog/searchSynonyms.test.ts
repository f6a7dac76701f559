import { describe, expect, it } from "vitest"
import synonyms from "../../../contracts/sandbox/catalog/search/searchSynonyms.json" with { type: "json" }
import { containsTerm, searchTerms } from "../../../contracts/sandbox/catalog/search/searchTerms.ts"
import { searchIndex } from "../../../contracts/sandbox/catalog/search/searchText.ts"
import { composeName } from "../../../contracts/sandbox/world/compose/composeName.ts"
import { americanOf } from "../../../contracts/sandbox/world/languages/englishTexts.ts"
import { cuts } from "../../../contracts/sandbox/world/vocabulary/cuts.ts"
import { details } from "../../../contracts/sandbox/world/vocabulary/details.ts"
import { fabrics } from "../../../contracts/sandbox/world/vocabulary/fabrics.ts"
import { nouns } from "../../../contracts/sandbox/world/vocabulary/nouns.ts"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import { smallWorld } from "../../support/sandbox/smallWorld.ts"
import { at, listAt } from "../checkout/customer.ts"

const STORE = "10000034"
const CODES = ["en", "es", "ca", "fr", "de", "it", "pt", "pl", "ja", "ko", "zh", "ar", "he"] as const
type Code = (typeof CODES)[number]
const idOf = (code: Code) => `-${CODES.indexOf(code) + 1}`

const world = {
  ...smallWorld,
  stores: smallWorld.stores.map((store) =>
    store.id !== STORE ? store : { ...store, languages: CODES.map((code) => ({ id: idOf(code), code, name: code })) },
  ),
}

const nameOf = (noun: keyof typeof nouns) => composeName(nouns[noun], cuts.relaxed, fabrics.linen, details.plain)
const finds = (typed: string, code: Code, text: string) =>
  searchTerms(typed, code).every((term) => containsTerm(searchIndex(text, code), term))

describe("synonyms", () => {
  it.each([
    ["trousers", "pants trousers"],
    ["sneakers", "sneakers sneaker trainers trainer"],
    ["sweater", "sweater jumper pullover sweaters jumpers"],
    ["shoulderBag", "purse handbag purses handbags"],
    ["crossbody", "purse handbag"],
    ["tshirt", "tee tees t-shirt tshirt T-Shirts"],
    ["waistcoat", "waistcoat vest"],
    ["ballerinas", "ballerinas"],
    ["boilerSuit", "coveralls boilersuit"],
    ["peaCoat", "peacoat"],
    ["backpack", "backpack rucksack"],
  ] as const)("find %s in British and in American by: %s", (noun, words) => {
    const name = nameOf(noun)
    for (const word of words.split(" "))
      for (const text of [name.en, americanOf(name)])
        expect([word, text, finds(word, "en", text)]).toEqual([word, text, true])
  })

  it("find both spellings", () => {
    for (const word of ["gray", "grey"])
      for (const text of ["Grey marl coat", "Gray marl coat"]) expect(finds(`${word} coat`, "en", text)).toBe(true)
    expect(finds("colour block", "en", "Color block shirt")).toBe(true)
  })

  it.each([
    ["es", "jeans", "vaqueros jeans tejanos"],
    ["es", "sneakers", "zapatillas deportivas tenis"],
    ["es", "sweater", "jersey suéter"],
    ["ca", "jeans", "texans jeans"],
    ["fr", "sneakers", "baskets sneakers tennis"],
    ["fr", "sweater", "pull pullover"],
    ["de", "sweater", "Pulli Pullover Sweater"],
    ["de", "sneakers", "Turnschuhe Sneaker"],
    ["it", "sneakers", "sneakers scarpe_da_ginnastica"],
    ["pt", "jeans", "jeans calças_de_ganga"],
    ["pl", "jeans", "jeansy dżinsy"],
    ["ja", "trousers", "パンツ ズボン"],
    ["ko", "sneakers", "스니커즈 운동화"],
    ["zh", "sweater", "针织衫 毛衣"],
    ["ar", "backpack", "حقيبة شنطة"],
    ["he", "sneakers", "סניקרס"],
  ] as const)("find, in %s, %s by: %s", (code, noun, words) => {
    for (const word of words.split(" "))
      expect([word, finds(word.replaceAll("_", " "), code, nameOf(noun)[code])]).toEqual([word, true])
  })

  it("match short words only as a whole", () => {
    expect(finds("tee", "en", "Steel gray coat")).toBe(false)
    expect(finds("vest", "en", "Harvest coat")).toBe(false)
    expect(finds("t-shirt", "en", "Knit shirt")).toBe(false)
  })

  it("find by a general word what a narrower one names, but not the reverse", () => {
    expect(finds("handbag", "en", "Leather shoulder bag")).toBe(true)
    expect(finds("shoulder bag", "en", "Leather crossbody bag")).toBe(false)
  })

  it("leave other words as they are", () => {
    expect(searchTerms("linen coat", "en")).toEqual([
      [{ text: "linen", isWhole: false }],
      [{ text: "coat", isWhole: false }],
    ])
  })
})

onOneDatabase(
  "A search by synonyms",
  (shop) => {
    const found = async (code: Code, typed: string) => {
      const { status, body } = await shop().call(
        "GET",
        `/itxrest/2/catalog/store/${STORE}/20000034/search?searchTerm=${encodeURIComponent(typed)}` +
          `&languageId=${idOf(code)}&max=60`,
      )
      expect(status, `${typed}: ${JSON.stringify(body)}`).toBe(200)
      return listAt(body, "products").map((product) => String(at(product, "name")))
    }
    const groups = CODES.flatMap((code) =>
      synonyms[code].same.map((members) => ({ code, words: members.map((member) => member.replace("=", "")) })),
    )

    it("finds the same products, in the same order, by each word of a group", async () => {
      const titles = [...new Set(groups.flatMap(({ words }) => words))]
      for (let from = 0; from < titles.length; from += 100) {
        const products = titles.slice(from, from + 100).map((title, number) => ({
          handle: `synonym${from + number}`,
          title,
          variants: [
            { sku: `synonym${from + number}`, options: [{ name: "Size", value: "M" }], price: 300, inventory: 3 },
          ],
        }))
        const { status, body } = await shop().call(
          "POST",
          "/sandbox/catalogue/products",
          { storeId: STORE, products },
          { "x-admin-key": "the-desk-key-of-this-test" },
        )
        expect(status, JSON.stringify(body)).toBe(200)
      }
      for (const { code, words } of groups) {
        const [first = "", ...others] = words
        const names = await found(code, first)
        expect(names, `${code} ${first}`).toEqual(expect.arrayContaining(words))
        for (const word of others) expect([code, word, await found(code, word)]).toEqual([code, word, names])
      }
    }, 120_000)
  },
  { world, adminKey: "the-desk-key-of-this-test" },
)
