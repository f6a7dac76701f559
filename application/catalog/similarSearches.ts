import * as Effect from "effect/Effect"
import type { Category } from "../../domain/catalog/Category.ts"
import { similarWords } from "../../domain/catalog/search/similarWords.ts"
import { foldText } from "../../domain/catalog/search/searchTerm.ts"
import { isSignificantWord } from "../../domain/catalog/search/isSignificantWord.ts"
import { FIRST_PAGE } from "../../domain/catalog/ProductQuery.ts"
import { optionalSection } from "../shared/optionalSection.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { CatalogGateway } from "./CatalogGateway.ts"

/** Initial letters of a word assumed to be correct when requesting suggestions. */
const PREFIX_LENGTH = 2
const MAX_WORDS = 3
const MAX_SIMILAR = 4

/**
 * Returns alternatives for a search without results: similar words from the categories and from the backend's
 * suggestions. Only significant words that find products are returned. Failed reads are ignored.
 */
export const similarSearches = Effect.fn("catalog.similarSearches")(function* (term: string) {
  const gateway = yield* CatalogGateway
  const { language } = yield* StoreScope
  const words = foldText(term)
    .split(" ")
    .filter((word) => word !== "")
    .slice(0, MAX_WORDS)
  const prefixes = [...new Set(words.map((word) => [...word].slice(0, PREFIX_LENGTH).join("")))]
  const asked = Effect.forEach(
    prefixes,
    (prefix) => optionalSection("Similar searches", gateway.listSearchSuggestions(prefix), []),
    { concurrency: MAX_WORDS },
  )
  const [categories, suggested] = yield* Effect.all(
    [optionalSection("Categories like a search", gateway.listCategories, []), asked],
    { concurrency: 2 },
  )
  const vocabulary = [...namesOf(categories), ...suggested.flat().map(({ term: words }) => words)]
    .flatMap((name) => [name, ...name.split(/[\s\p{P}]+/u)])
    .filter((word) => isSignificantWord(word, language.code))
  const known = new Map(vocabulary.map((word) => [foldText(word), word]))
  // Known words stay unchanged; only unknown words may be typos.
  const slips = words.filter((word) => !known.has(word))
  const whole = similarWords(term, vocabulary)
  const misspelled = slips
    .filter((word) => isSignificantWord(word, language.code))
    .flatMap((word) => similarWords(word, vocabulary))
  const near = [...new Set([...whole, ...misspelled])].slice(0, MAX_SIMILAR)
  const findsProducts = (word: string) =>
    optionalSection(
      "Products of a similar search",
      Effect.map(gateway.searchProducts(word, FIRST_PAGE), ({ totalCount }) => totalCount > 0),
      false,
    )
  return yield* Effect.filter(near, findsProducts, { concurrency: MAX_SIMILAR })
})

/** Returns the names of all categories of a tree, visiting each node once. */
function namesOf(roots: readonly Category[]): readonly string[] {
  const names = new Map<string, string>()
  const pending = [...roots]
  for (let category = pending.pop(); category !== undefined; category = pending.pop()) {
    if (names.has(category.id)) continue
    names.set(category.id, category.name)
    pending.push(...category.subcategories)
  }
  return [...names.values()]
}
