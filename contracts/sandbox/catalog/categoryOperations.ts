import { operation, type Operation } from "../platform/http/Operation.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import type { CatalogReads } from "./CatalogReads.ts"
import { categoryAnswer, type CategoryNode, hasProducts } from "./CategoryNode.ts"

export const categoryOperations = ({ filling, stores }: SandboxServices, reads: CatalogReads): readonly Operation[] => [
  operation(
    "listCategories",
    async ({ path, query }) => {
      const store = await stores.findCatalog(path.storeId, path.catalogId)
      // A store without its products shows the categories of the planned ones, so that menus and sitemaps need not wait
      // for the filling.
      const counts = (await filling.planned(store.id))?.counts()
      const { top } = await reads.tree(store.id, store.language(query.languageId).id)
      const productCount = (node: CategoryNode): number => counts?.get(node.id) ?? (counts ? 0 : node.productCount)
      const options = {
        deep: query.withSubCategories !== false,
        ...(query.withNumberOfProducts === true ? { productCount } : {}),
        isShown: (node: CategoryNode): boolean => productCount(node) > 0,
      }
      return {
        status: 200,
        body: { categories: top.filter(options.isShown).map((node) => categoryAnswer(node, options)) },
      }
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
          ...(query.withNumberOfProducts === true ? { productCount: (node: CategoryNode) => node.productCount } : {}),
          isShown: hasProducts,
        }),
      }
    },
    "catalogue",
  ),
]
