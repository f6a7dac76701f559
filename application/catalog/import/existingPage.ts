import * as Effect from "effect/Effect"
import type { ProductList } from "../../../domain/catalog/ProductList.ts"
import type { ProductQuery } from "../../../domain/catalog/ProductQuery.ts"
import type { BackendError } from "../../shared/BackendError.ts"

/** Reads one page of a list, of which `ask` returns the pages of the backend. */
export type ReadList<R> = (
  query: ProductQuery,
  ask: (query: ProductQuery) => Effect.Effect<ProductList, BackendError>,
) => Effect.Effect<ProductList, BackendError, R>

/**
 * Returns one page of a list, or its last page when the list has become shorter, so that old addresses still show
 * products.
 */
export const existingPage = <E>(
  query: ProductQuery,
  ask: (query: ProductQuery) => Effect.Effect<ProductList, E>,
): Effect.Effect<ProductList, E> =>
  Effect.flatMap(ask(query), (list) => {
    const lastPage = Math.ceil(list.totalCount / list.pageSize)
    return list.products.length > 0 || lastPage < 1 || lastPage >= query.pageNumber
      ? Effect.succeed(list)
      : ask({ ...query, pageNumber: lastPage })
  })
