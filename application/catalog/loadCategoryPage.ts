import * as Effect from "effect/Effect"
import type { Category } from "../../domain/catalog/Category.ts"
import { CategoryUnknown } from "../../domain/catalog/CatalogRefused.ts"
import { categoryPath } from "../../domain/catalog/categoryPath.ts"
import type { ProductList } from "../../domain/catalog/ProductList.ts"
import type { ProductQuery } from "../../domain/catalog/ProductQuery.ts"
import { CatalogGateway } from "./CatalogGateway.ts"
import type { ReadList } from "./import/existingPage.ts"
import { existingPage } from "./import/existingPage.ts"

/** Content of a category page. */
export interface CategoryPage {
  /** From the top level down to the category itself. */
  readonly path: readonly [Category, ...Category[]]
  readonly category: Category
  readonly list: ProductList
}

/**
 * Returns the category with the number in its address, or with the id `celement` when there is none with that number
 * (S2: category URLs); with one page of its products. Fails with `CategoryUnknown`.
 */
export const loadCategoryPage = Effect.fn("catalog.loadCategoryPage")(function* <R = never>(
  seoId: string,
  query: ProductQuery,
  readList: ReadList<R> = existingPage,
  celement?: string,
) {
  const gateway = yield* CatalogGateway
  const tree = yield* gateway.listCategories
  const named = categoryPath(tree, (category) => category.seoId === seoId)
  const [first, ...rest] = named.length > 0 ? named : categoryPath(tree, (category) => category.id === celement)
  if (first === undefined) return yield* new CategoryUnknown({ seoId })
  const path: CategoryPage["path"] = [first, ...rest]
  const category = rest.at(-1) ?? first
  const list = yield* readList(query, (asked) => gateway.listCategoryProducts(category.id, asked)).pipe(
    Effect.catchReason("BackendError", "NotFound", () => Effect.fail(new CategoryUnknown({ seoId }))),
  )
  return { path, category, list } satisfies CategoryPage
})
