import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { similarWords } from "../../../domain/catalog/search/similarWords.ts"
import type { RecentProduct } from "../../../domain/catalog/recentProducts.ts"
import { recentMaximum, unexpiredProducts, withRecentProduct } from "../../../domain/catalog/recentProducts.ts"
import { MAX_RECENT_SEARCHES, withSearch } from "../../../domain/catalog/search/recentSearches.ts"
import { foldText, MAX_SEARCH_LENGTH, searchTerm } from "../../../domain/catalog/search/searchTerm.ts"
import { HOSTILE_TEXTS } from "../../support/HOSTILE_TEXTS.ts"

const words = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS, "Camisa Óxford", "ＫＮＩＴ", "カーディガン", "قَميص"),
  fc.string({ unit: "binary", maxLength: 200 }),
)
const DAY = 86_400_000

describe("a search text", () => {
  it("F82 is well-formed, short and stable for any input", () => {
    fc.assert(
      fc.property(words, (typed) => {
        const term = searchTerm(typed)
        expect([...term].length).toBeLessThanOrEqual(MAX_SEARCH_LENGTH)
        expect(() => encodeURIComponent(term)).not.toThrow()
        expect(searchTerm(term)).toBe(term)
        expect(foldText(foldText(typed))).toBe(foldText(typed))
      }),
    )
  })

  it.each([
    ["CAMISA ÓXFORD", "camisa oxford"],
    ["Ｋｎｉｔ", "knit"],
    ["カーディガン", "かてぃかん"],
    ["قَميص", "قميص"],
    ["  a\u00a0 b ", "a b"],
    ["Żółty KOŁNIERZ", "zolty kolnierz"],
    ["Größe, weiß", "grosse weiss"],
    ["Cœur đỏ, brød, æble", "coeur do brod aeble"],
    ["Isıtıcı", "isitici"],
  ])("%o is compared as %o", (typed, folded) => {
    expect(foldText(typed)).toBe(folded)
  })
})

describe("recent searches", () => {
  it("are few and unique in any spelling, newest first", () => {
    fc.assert(
      fc.property(fc.array(words, { maxLength: 30 }), (typed) => {
        const searches = typed.reduce<readonly string[]>(withSearch, [])
        expect(searches.length).toBeLessThanOrEqual(MAX_RECENT_SEARCHES)
        expect(new Set(searches.map(foldText)).size).toBe(searches.length)
        expect(searches[0]).toBe(typed.map(searchTerm).findLast((term) => term !== ""))
      }),
    )
    expect(withSearch(["lino", "Óxford"], "OXFORD")).toEqual(["OXFORD", "lino"])
  })
})

describe("corrections of a search", () => {
  it.each([
    ["shrit", ["Shirts", "Shirt", "Coats"], ["Shirt"]],
    ["camsia", ["Camisa", "Camisetas"], ["Camisa"]],
    ["オックスホード", ["オックスフォード"], ["オックスフォード"]],
    ["x", ["y"], []],
    ["linen", ["Linen"], []],
  ])("for %o of %j are %j", (typed, vocabulary, expected) => {
    expect(similarWords(typed, vocabulary)).toEqual(expected)
  })

  it("are words of the vocabulary, at most four, and never the typed one", () => {
    fc.assert(
      fc.property(words, fc.array(words, { maxLength: 20 }), (typed, vocabulary) => {
        const nearest = similarWords(typed, vocabulary)
        expect(nearest.length).toBeLessThanOrEqual(4)
        expect(nearest.every((word) => vocabulary.includes(word) && foldText(word) !== foldText(typed))).toBe(true)
      }),
    )
  })
})

describe("recently viewed products", () => {
  const look = fc.record({
    storeId: fc.constantFrom("10000034", "10000001"),
    productId: fc.constantFrom("1", "2", "3", "4", "5"),
    seenAt: fc.integer({ min: 0, max: 5 * DAY }),
  })

  it("F81 expire after two days, also after the clock was set back, and stay within the store's maximum", () => {
    fc.assert(
      fc.property(
        fc.array(look),
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 0, max: 6 * DAY }),
        (looks: readonly RecentProduct[], maximum, now) => {
          const stored = looks.reduce<readonly RecentProduct[]>(
            (products, seen) => withRecentProduct(products, seen, maximum),
            [],
          )
          for (const storeId of ["10000034", "10000001"]) {
            const own = stored.filter((product) => product.storeId === storeId)
            expect(own.length).toBeLessThanOrEqual(maximum)
            expect(new Set(own.map(({ productId }) => productId)).size).toBe(own.length)
          }
          const shown = unexpiredProducts(stored, now)
          expect(shown.every(({ seenAt }) => seenAt <= now && now - seenAt < 2 * DAY)).toBe(true)
          expect(shown).toEqual(shown.toSorted((a, b) => b.seenAt - a.seenAt))
        },
      ),
    )
  })

  it("of one store do not affect another's, and are sorted newest first", () => {
    const first = withRecentProduct([], { storeId: "10000001", productId: "9", seenAt: 1 }, 1)
    const second = withRecentProduct(first, { storeId: "10000034", productId: "1", seenAt: 2 }, 1)
    expect(
      withRecentProduct(second, { storeId: "10000034", productId: "2", seenAt: 3 }, 1).map(
        ({ productId }) => productId,
      ),
    ).toEqual(["2", "9"])
  })

  it.each([
    [undefined, 12],
    ["6", 6],
    ["0", 0],
    ["999", 50],
    ["-1", 12],
    ["many", 12],
  ])("are stored by the setting %o up to %i", (setting, expected) => {
    expect(recentMaximum(setting === undefined ? {} : { RECENT_PRODUCTS_MAX: setting })).toBe(expected)
  })
})
