import * as Effect from "effect/Effect"
import { CatalogGateway } from "./CatalogGateway.ts"

/** Returns the size guide of a product, or `undefined` when it has none. */
export const loadSizeGuide = Effect.fn("catalog.loadSizeGuide")(function* (categoryId: string, productId: string) {
  const gateway = yield* CatalogGateway
  const { sizeGuide } = yield* gateway.getProductDetail(categoryId, productId, { withSizeGuide: true })
  return sizeGuide === undefined || sizeGuide.sizes.length === 0 || sizeGuide.measures.length === 0
    ? undefined
    : sizeGuide
})
