import * as Effect from "effect/Effect"
import type { Sku } from "../../domain/shared/Sku.ts"
import { CatalogGateway } from "./CatalogGateway.ts"

/**
 * Returns the product of a SKU, `{mfname}-{colour}-{size}`. Fails with `BackendError`, `NotFound` when no product has
 * its number.
 */
export const productBySku = Effect.fn("catalog.productOf")(function* (sku: Sku) {
  const gateway = yield* CatalogGateway
  return yield* gateway.getProductByPartNumber(sku.split("-", 1)[0] ?? sku)
})
