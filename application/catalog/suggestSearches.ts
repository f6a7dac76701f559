import * as Effect from "effect/Effect"
import type { Category } from "../../domain/catalog/Category.ts"
import { categoryPath } from "../../domain/catalog/categoryPath.ts"
import type { ProductSummary } from "../../domain/catalog/ProductSummary.ts"
import type { SearchSuggestion } from "../../domain/catalog/search/SearchSuggestion.ts"
import { foldText, searchTerm } from "../../domain/catalog/search/searchTerm.ts"
import type { BackendError } from "../shared/BackendError.ts"
import { CatalogGateway } from "./CatalogGateway.ts"
import { visibleProducts } from "./visibleProducts.ts"
import type { Suggestion } from "./Suggestion.ts"

/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 8

/**
 * Returns suggestions for a partial search term; an empty term makes no request. A suggestion targets its category or
 * product when the store shows it; ambiguous ones collapse into one search, and failed look-ups stay a search. Fails
 * with `BackendError` when the suggestions cannot be read.
 *
 * @example
 * ```ts
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 * import { CatalogGateway } from "application/catalog/CatalogGateway.ts"
 * import { suggestSearches } from "application/catalog/suggestSearches.ts"
 *
 * const listSearchSuggestions = () => Effect.succeed([{ term: "dress" }])
 * const gateway = Layer.mock(CatalogGateway, { listSearchSuggestions })
 * const suggestions = await Effect.runPromise(Effect.provide(suggestSearches(" dre "), gateway))
 * suggestions // → [{ term: "dress", target: "search" }]
 * ```
 */
export const suggestSearches = Effect.fn("catalog.suggestSearches")(function* (typed: string) {
  const term = searchTerm(typed)
  if (term === "") return []
  const gateway = yield* CatalogGateway
  const suggested = yield* gateway.listSearchSuggestions(term)
  const hasCategories = suggested.some(({ categoryId }) => categoryId !== undefined)
  const [categories, products] = yield* Effect.all(
    [
      hasCategories ? orEmpty(gateway.listCategories) : Effect.succeed([]),
      orEmpty(visibleProducts([...new Set(suggested.flatMap(({ productId }) => productId ?? []))])),
    ],
    { concurrency: 2 },
  )
  return distinct(suggested.map((suggestion) => toSuggestion(suggestion, categories, products))).slice(
    0,
    MAX_SUGGESTIONS,
  )
})

const orEmpty = <A, R>(asked: Effect.Effect<readonly A[], BackendError, R>): Effect.Effect<readonly A[], never, R> =>
  Effect.catch(asked, (error) => Effect.as(Effect.logWarning("Suggestions lead to searches", error.message), []))

function toSuggestion(
  { term, productId, categoryId }: SearchSuggestion,
  categories: readonly Category[],
  products: readonly ProductSummary[],
): Suggestion {
  const product = products.find(({ id }) => id === productId)
  if (product !== undefined) return { term, target: "product", product }
  const path = categoryId === undefined ? [] : categoryPath(categories, ({ id }) => id === categoryId)
  const [top, ...below] = path
  const category = below.at(-1) ?? top
  if (top === undefined || category === undefined) return { term, target: "search" }
  return { term, target: "category", category, ...(below.length === 0 ? {} : { within: top.name }) }
}

/** Removes duplicates with the same label, keeping the first. */
function distinct(suggestions: readonly Suggestion[]): readonly Suggestion[] {
  const read = new Map<string, Suggestion>()
  for (const suggestion of suggestions) {
    const reads = `${foldText(suggestion.term)}\n${suggestion.target === "category" ? (suggestion.within ?? "") : ""}`
    const other = read.get(reads)
    read.set(
      reads,
      other === undefined || isSameTarget(other, suggestion) ? suggestion : { term: suggestion.term, target: "search" },
    )
  }
  return [...read.values()]
}

function isSameTarget(one: Suggestion, other: Suggestion): boolean {
  if (one.target === "category") return other.target === "category" && one.category.id === other.category.id
  if (one.target === "product") return other.target === "product" && one.product.id === other.product.id
  return other.target === "search"
}
