import * as Effect from "effect/Effect"
import type { Product } from "../../domain/catalog/Product.ts"
import { newlySoldOut } from "../../domain/catalog/newlySoldOut.ts"
import { CatalogGateway } from "./CatalogGateway.ts"

/**
 * The sizes of a product that was read some time ago which have been sold out since, by one question about its stock.
 * Fails with `BackendError`.
 */
export const checkNewlySoldOut = Effect.fn("catalog.checkNewlySoldOut")(function* (
  product: Pick<Product, "id" | "colors">,
) {
  const gateway = yield* CatalogGateway
  return newlySoldOut(product, yield* gateway.getProductStock(product.id))
})
