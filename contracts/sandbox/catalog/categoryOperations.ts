import { operation, type Operation } from "../platform/http/Operation.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import type { CatalogReads } from "./CatalogReads.ts"
import { categoryAnswer, type CategoryNode, hasProducts } from "./CategoryNode.ts"

export const categoryOperations = ({ filling, stores }: SandboxServices, reads: CatalogReads): readonly Operation[] => [
  operation(
    "listCategories",
    async ({ path, query }) => {
      const counted = query.withNumberOfProducts === true
      const store = await (counted
        ? stores.requireCatalog(path.storeId, path.catalogId)
        : stores.findCatalog(path.storeId, path.catalogId))
      // A store without its products shows the categories of the planned ones, so that menus need not wait for the
      // filling.
      const planned = await filling.planned(store.id)
      const { top } = await reads.tree(store.id, store.language(query.languageId).id)
      const isShown = (node: CategoryNode): boolean => hasProducts(node) || planned?.categoryIds().has(node.id) === true
      const options = { deep: query.withSubCategories !== false, counted, isShown }
      return { status: 200, body: { categories: top.filter(isShown).map((node) => categoryAnswer(node, options)) } }
    },
    "catalogue",
  ),
  operation(
    "getCategory",
    async ({ path, query }) => {
      const store = await stores.requireCatalog(path.storeId, path.catalogId)
      const node = await reads.category(store.id, store.language(query.languageId).id, path.categoryId)
      return {
        status: 200,
        body: categoryAnswer(node, {
          deep: query.withSubCategories !== false,
          counted: query.withNumberOfProducts === true,
          isShown: hasProducts,
        }),
      }
    },
    "catalogue",
  ),
]
