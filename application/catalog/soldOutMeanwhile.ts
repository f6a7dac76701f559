import * as Effect from "effect/Effect"
import type { Product } from "../../domain/catalog/Product.ts"
import { soldOutSince } from "../../domain/catalog/soldOutSince.ts"
import { CatalogGateway } from "./CatalogGateway.ts"

/**
 * The sizes of a product that was read some time ago which have been sold out since, by one question about its stock.
 * Fails with `BackendError`.
 */
export const soldOutMeanwhile = Effect.fn("catalog.soldOutMeanwhile")(function* (
  product: Pick<Product, "id" | "colors">,
) {
  const gateway = yield* CatalogGateway
  return soldOutSince(product, yield* gateway.getProductStock(product.id))
})
