import * as Effect from "effect/Effect"
import { CatalogGateway } from "./CatalogGateway.ts"

/** The size guide of a product; `undefined` where the shop has none for it. */
export const loadSizeGuide = Effect.fn("catalog.loadSizeGuide")(function* (categoryId: string, productId: string) {
  const gateway = yield* CatalogGateway
  const { sizeGuide } = yield* gateway.getProductDetail(categoryId, productId, { withSizeGuide: true })
  return sizeGuide === undefined || sizeGuide.sizes.length === 0 || sizeGuide.measures.length === 0
    ? undefined
    : sizeGuide
})
