import * as Effect from "effect/Effect"
import type { Product } from "../../domain/catalog/Product.ts"
import { newlySoldOut } from "../../domain/catalog/stock/newlySoldOut.ts"
import { CatalogGateway } from "./CatalogGateway.ts"

/**
 * Returns the sizes of a previously read product that have sold out since, with one stock request. Fails with
 * `BackendError`.
 */
export const checkNewlySoldOut = Effect.fn("catalog.checkNewlySoldOut")(function* (
  product: Pick<Product, "id" | "colors">,
) {
  const gateway = yield* CatalogGateway
  return newlySoldOut(product, yield* gateway.getProductStock(product.id))
})
