import * as Effect from "effect/Effect"
import type { ProductList } from "../../domain/catalog/ProductList.ts"
import type { ProductQuery } from "../../domain/catalog/ProductQuery.ts"
import { CatalogGateway } from "./CatalogGateway.ts"

/** Characters of a search at most; what is longer is cut between characters. */
export const MAX_SEARCH_LENGTH = 128

/** What a search page shows. */
export interface SearchPage {
  /** The words that were looked for; empty when none were given. */
  readonly term: string
  readonly list: ProductList
}

const NOTHING: ProductList = { totalCount: 0, pageNumber: 1, pageSize: 24, products: [], facets: { colors: [], sizes: [], categories: [] } }

/** Products that match a search; nothing is asked of the shop for an empty one. */
export const loadSearchPage = Effect.fn("catalog.loadSearchPage")(function* (words: string, query: ProductQuery) {
  const term = [...words.normalize("NFC").trim()].slice(0, MAX_SEARCH_LENGTH).join("")
  if (term === "") return { term, list: NOTHING } satisfies SearchPage
  const gateway = yield* CatalogGateway
  return { term, list: yield* gateway.searchProducts(term, query) } satisfies SearchPage
})
