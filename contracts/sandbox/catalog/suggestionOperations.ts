import { sql } from "kysely"
import { operation, type Operation } from "../http/Operation.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import type { CatalogReads } from "./CatalogReads.ts"
import { type CategoryNode, hasProducts } from "./CategoryNode.ts"
import { searchScope } from "./ProductScope.ts"
import { searchIndex, searchWords } from "./searchText.ts"
import { wordMatch } from "./wordMatch.ts"

const MAX_SUGGESTIONS = 10
const MAX_CATEGORIES = 4

/** The names of a category and its ancestors, lowest first. */
const namesOf = ({ name, parents }: CategoryNode, code: string): string =>
  searchIndex([name, ...parents.map((parent) => parent.name).toReversed()].join(" "), code)

/** The worst match of the words in the names of a category. */
const worstMatchIn = (words: readonly string[], node: CategoryNode, code: string): number =>
  Math.max(...words.map((word) => wordMatch(namesOf(node, code), word)))

/**
 * Whether all words occur in the names of a category and its ancestors, at least one of them in its own: "men shirts"
 * matches the category of men's shirts.
 */
const isNamedBy = (words: readonly string[], node: CategoryNode, code: string): boolean => {
  const own = searchIndex(node.name, code)
  const names = namesOf(node, code)
  return words.every((word) => names.includes(word)) && words.some((word) => own.includes(word))
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
      const words = searchWords(query.searchTerm, language.code)
      const { byId } = await reads.tree(store.id, language.id)
      const categories = [...byId.values()]
        .filter((node) => hasProducts(node) && isNamedBy(words, node, language.code))
        .map((node) => ({ node, worstMatch: worstMatchIn(words, node, language.code) }))
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
