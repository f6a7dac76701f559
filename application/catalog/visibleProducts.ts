import * as Effect from "effect/Effect"
import { CatalogGateway } from "./CatalogGateway.ts"

/**
 * Returns the products with these ids that the store still shows, in the same order; an empty list makes no request.
 * Fails with `BackendError`.
 */
export const visibleProducts = Effect.fn("catalog.visibleProducts")(function* (productIds: readonly string[]) {
  if (productIds.length === 0) return []
  const gateway = yield* CatalogGateway
  const products = yield* gateway.listCatalogProducts(productIds)
  return productIds.flatMap((id) => products.filter((product) => product.id === id && product.visibility !== "hidden"))
})
