import { sql } from "kysely"
import { operation, type Operation } from "../../platform/http/Operation.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { CatalogReads } from "../CatalogReads.ts"
import { type CategoryNode, hasProducts } from "../CategoryNode.ts"
import { searchScope } from "../ProductScope.ts"
import { containsTerm, type SearchTerm, searchTerms, termMatch } from "./searchTerms.ts"
import { searchIndex } from "./searchText.ts"

const MAX_SUGGESTIONS = 10
const MAX_CATEGORIES = 4

/** The names of a category and its ancestors, lowest first. */
const namesOf = ({ name, parents }: CategoryNode, code: string): string =>
  searchIndex([name, ...parents.map((parent) => parent.name).toReversed()].join(" "), code)

/** The worst match of the terms in the names of a category. */
const worstMatchIn = (terms: readonly SearchTerm[], node: CategoryNode, code: string): number =>
  Math.max(...terms.map((term) => termMatch(namesOf(node, code), term)))

/**
 * Whether all terms occur in the names of a category and its ancestors, at least one of them in its own: "men shirts"
 * matches the category of men's shirts.
 */
const isNamedBy = (terms: readonly SearchTerm[], node: CategoryNode, code: string): boolean => {
  const own = searchIndex(node.name, code)
  const names = namesOf(node, code)
  return terms.every((term) => containsTerm(names, term)) && terms.some((term) => containsTerm(own, term))
}

export const suggestionOperations = (
  { stores, storage: { db } }: SandboxServices,
  reads: CatalogReads,
): readonly Operation[] => [
  operation(
    "listSearchSuggestions",
    async ({ path, query }) => {
      const store = await stores.requireCatalog(path.storeId, path.catalogId)
      const language = store.language(query.languageId)
      const terms = searchTerms(query.searchTerm, language.code)
      const { byId } = await reads.tree(store.id, language.id)
      const categories = [...byId.values()]
        .filter((node) => hasProducts(node) && isNamedBy(terms, node, language.code))
        .map((node) => ({ node, worstMatch: worstMatchIn(terms, node, language.code) }))
        .toSorted((one, other) => one.worstMatch - other.worstMatch)
        .slice(0, MAX_CATEGORIES)
        .map(({ node: { id, name, productCount } }) => ({ term: name, count: productCount, categoryId: id }))
      const scope = searchScope(store.id, language, query.searchTerm)
      const { rows } = await sql<{ name: string; product_id: string; count: number }>`
        select t.name, min(m.product_id) as product_id, count(*) as count
        from (${scope.rows}) m
        join product_text t
          on t.store_id = ${store.id} and t.language_id = ${language.id} and t.product_id = m.product_id
        group by t.name order by min(m.relevance), t.name limit ${MAX_SUGGESTIONS}`.execute(db)
      // A name shared by several products links to none of them.
      const products = rows.map(({ name, count, product_id }) => ({
        term: name,
        count,
        ...(count === 1 ? { productId: product_id } : {}),
      }))
      return { status: 200, body: { suggestions: [...categories, ...products].slice(0, MAX_SUGGESTIONS) } }
    },
    "catalogue",
  ),
]
