import * as Effect from "effect/Effect"
import type { ProductList } from "../../domain/catalog/ProductList.ts"
import type { ProductQuery } from "../../domain/catalog/ProductQuery.ts"
import { productQueryParameters } from "../../domain/catalog/ProductQuery.ts"
import { searchTerm } from "../../domain/catalog/search/searchTerm.ts"
import { CatalogGateway } from "./CatalogGateway.ts"
import type { ReadList } from "./import/existingPage.ts"
import { existingPage } from "./import/existingPage.ts"
import { similarSearches } from "./similarSearches.ts"

/** Content of a search page. */
export interface SearchPage {
  /** The search term; empty when none was given. */
  readonly term: string
  readonly list: ProductList
  /** Alternative searches, when nothing was found. */
  readonly similar?: readonly string[]
}

const NOTHING: ProductList = {
  totalCount: 0,
  pageNumber: 1,
  pageSize: 24,
  products: [],
  facets: { colors: [], sizes: [], categories: [] },
}

/** Returns the products that match a search; an empty search makes no request. */
export const loadSearchPage = Effect.fn("catalog.loadSearchPage")(function* <R = never>(
  searchText: string,
  query: ProductQuery,
  readList: ReadList<R> = existingPage,
) {
  const term = searchTerm(searchText)
  if (term === "") return { term, list: NOTHING } satisfies SearchPage
  const gateway = yield* CatalogGateway
  const list = yield* readList(query, (asked) => gateway.searchProducts(term, asked))
  const isFiltered = Object.keys(productQueryParameters(query)).length > 0
  if (list.totalCount > 0 || isFiltered) return { term, list } satisfies SearchPage
  return { term, list, similar: yield* similarSearches(term) } satisfies SearchPage
})
