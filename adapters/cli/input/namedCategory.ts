import * as Effect from "effect/Effect"
import { CatalogGateway } from "../../../application/catalog/CatalogGateway.ts"
import type { ReadList } from "../../../application/catalog/import/existingPage.ts"
import { loadCategoryPage } from "../../../application/catalog/loadCategoryPage.ts"
import { categoryPath } from "../../../domain/catalog/categoryPath.ts"
import type { ProductQuery } from "../../../domain/catalog/ProductQuery.ts"

/**
 * Loads a category given by the number at the end of its address, or by its id: `--json` prints both. The number takes
 * precedence. Fails with `CategoryUnknown`.
 */
export const loadNamedCategory = Effect.fnUntraced(function* <R = never>(
  named: string,
  query: ProductQuery,
  readList?: ReadList<R>,
) {
  const { listCategories } = yield* CatalogGateway
  return yield* loadCategoryPage(named, query, readList).pipe(
    Effect.catchTag("CategoryUnknown", (unknown) =>
      Effect.gen(function* () {
        const seoId = categoryPath(yield* listCategories, ({ id }) => id === named).at(-1)?.seoId
        return seoId === undefined || seoId === named ? yield* unknown : yield* loadCategoryPage(seoId, query, readList)
      }),
    ),
  )
})
