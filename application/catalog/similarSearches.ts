import * as Effect from "effect/Effect"
import type { Category } from "../../domain/catalog/Category.ts"
import { nearestWords } from "../../domain/catalog/nearestWords.ts"
import { foldedText } from "../../domain/catalog/searchTerm.ts"
import { isTellingWord } from "../../domain/catalog/isTellingWord.ts"
import { FIRST_PAGE } from "../../domain/catalog/ProductQuery.ts"
import { editorial } from "../shared/editorial.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { CatalogGateway } from "./CatalogGateway.ts"

/** Letters of a word that is taken to be right, to ask for words that begin alike. */
const BEGINNING = 2
const MAX_WORDS = 3
const MAX_SIMILAR = 4

/**
 * What may have been meant by a search that found nothing: words near to its own, from the categories and from what the
 * shop suggests for words that begin alike. Only words that mean something alone and that find products are offered.
 * Reads that fail are left out.
 */
export const similarSearches = Effect.fn("catalog.similarSearches")(function* (term: string) {
  const gateway = yield* CatalogGateway
  const { language } = yield* StoreScope
  const words = foldedText(term)
    .split(" ")
    .filter((word) => word !== "")
    .slice(0, MAX_WORDS)
  const beginnings = [...new Set(words.map((word) => [...word].slice(0, BEGINNING).join("")))]
  const asked = Effect.forEach(
    beginnings,
    (beginning) => editorial("Similar searches", gateway.listSearchSuggestions(beginning), []),
    { concurrency: MAX_WORDS },
  )
  const [categories, suggested] = yield* Effect.all(
    [editorial("Categories like a search", gateway.listCategories, []), asked],
    { concurrency: 2 },
  )
  const vocabulary = [...namesOf(categories), ...suggested.flat().map(({ term: words }) => words)]
    .flatMap((name) => [name, ...name.split(/[\s\p{P}]+/u)])
    .filter((word) => isTellingWord(word, language.code))
  const known = new Map(vocabulary.map((word) => [foldedText(word), word]))
  // A word that is known stands as it is: only the others may have been slips.
  const slips = words.filter((word) => !known.has(word))
  const whole = nearestWords(term, vocabulary)
  const misspelled = slips
    .filter((word) => isTellingWord(word, language.code))
    .flatMap((word) => nearestWords(word, vocabulary))
  const near = [...new Set([...whole, ...misspelled])].slice(0, MAX_SIMILAR)
  const findsProducts = (word: string) =>
    editorial(
      "Products of a similar search",
      Effect.map(gateway.searchProducts(word, FIRST_PAGE), ({ totalCount }) => totalCount > 0),
      false,
    )
  return yield* Effect.filter(near, findsProducts, { concurrency: MAX_SIMILAR })
})

/** The names of all categories of a tree, each node once. */
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
