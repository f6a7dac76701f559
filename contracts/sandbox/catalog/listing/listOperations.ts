import { operation, type Operation } from "../../platform/http/Operation.ts"
import { notFound } from "../../platform/http/Refused.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { CatalogReads } from "../CatalogReads.ts"
import type { CategoryNode } from "../CategoryNode.ts"
import { readFilters } from "./listFilters.ts"
import { listProducts, PAGE_SIZE } from "./listProducts.ts"
import { categoryScope, namedScope, searchScope } from "../ProductScope.ts"
import { readFacets } from "./readFacets.ts"

export const listOperations = (services: SandboxServices, reads: CatalogReads): readonly Operation[] => {
  const { stores, storage } = services
  const categoryProducts = (storeId: string, languageId: string, node: CategoryNode, query: ListQuery) =>
    listProducts(services, reads, categoryScope(storeId, node.id, query.withSubCategories === false), {
      languageId,
      filters: readFilters(query),
      order: query.order ?? "relevance",
      pageNumber: query.pageNumber ?? 1,
      pageSize: PAGE_SIZE,
      withSizes: query.detail === true,
      offered: () => node.children,
    })
  return [
    operation(
      "listCategoryProducts",
      async ({ path, query }) => {
        const store = await stores.requireCatalog(path.storeId, path.catalogId)
        const { id: languageId } = store.language(query.languageId)
        const node = await reads.category(store.id, languageId, path.categoryId)
        return { status: 200, body: await categoryProducts(store.id, languageId, node, query) }
      },
      "catalogue",
    ),
    operation(
      "listProductsByCategoryKey",
      async ({ path, query }) => {
        const store = await stores.requireCatalog(path.storeId, path.catalogId)
        const { id: languageId } = store.language(query.languageId)
        const node = (await reads.tree(store.id, languageId)).byKey.get(path.categoryKey)
        if (node === undefined) throw notFound("There is no such category in this store.", path.categoryKey)
        return { status: 200, body: await categoryProducts(store.id, languageId, node, query) }
      },
      "catalogue",
    ),
    operation(
      "searchProducts",
      async ({ path, query }) => {
        const store = await stores.requireCatalog(path.storeId, path.catalogId)
        const language = store.language(query.languageId)
        const { id: languageId } = language
        const body = await listProducts(services, reads, searchScope(store.id, language, query.searchTerm), {
          languageId,
          filters: readFilters(query),
          order: query.order ?? "relevance",
          pageNumber: query.pageNumber ?? 1,
          pageSize: query.max ?? PAGE_SIZE,
          withSizes: query.detail === true,
          offered: reads.branchingCategories(store.id, languageId),
        })
        return { status: 200, body }
      },
      "catalogue",
    ),
    operation("listFilters", async ({ path, query, body }) => {
      const store = await stores.requireCatalog(path.storeId, path.catalogId)
      const { id: languageId } = store.language(query.languageId)
      const { facets } = await readFacets(
        storage.db,
        namedScope(store.id, body.productIds),
        await reads.filterIndex(store.id),
        languageId,
        reads.branchingCategories(store.id, languageId),
      )
      return { status: 200, body: { filters: facets } }
    }),
  ]
}

/** Query parameters of a category's list; the list by key has only some of them. */
interface ListQuery {
  readonly pageNumber?: number
  readonly priceMin?: number
  readonly priceMax?: number
  readonly catFilter?: string
  readonly colFilter?: string
  readonly sizeFilter?: string
  readonly withSubCategories?: boolean
  readonly detail?: boolean
  readonly order?: "new" | "price_asc" | "price_desc" | "relevance"
}
