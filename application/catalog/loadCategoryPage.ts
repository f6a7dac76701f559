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

/** Returns the category with the number in its address, with one page of its products. Fails with `CategoryUnknown`. */
export const loadCategoryPage = Effect.fn("catalog.loadCategoryPage")(function* <R = never>(
  seoId: string,
  query: ProductQuery,
  readList: ReadList<R> = existingPage,
) {
  const gateway = yield* CatalogGateway
  const [first, ...rest] = categoryPath(yield* gateway.listCategories, (category) => category.seoId === seoId)
  if (first === undefined) return yield* new CategoryUnknown({ seoId })
  const path: CategoryPage["path"] = [first, ...rest]
  const category = rest.at(-1) ?? first
  const list = yield* readList(query, (asked) => gateway.listCategoryProducts(category.id, asked)).pipe(
    Effect.catchReason("BackendError", "NotFound", () => Effect.fail(new CategoryUnknown({ seoId }))),
  )
  return { path, category, list } satisfies CategoryPage
})
