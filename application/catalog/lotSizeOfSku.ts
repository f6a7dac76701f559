import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { Sku } from "../../domain/shared/Sku.ts"
import { productBySku } from "./productBySku.ts"

/**
 * Returns the number of units in a lot of a SKU (`lotSize`), or nothing when the product has none or cannot be read.
 */
export const lotSizeOfSku = Effect.fn("catalog.lotSizeOfSku")(function* (sku: Sku) {
  const product = yield* Effect.option(productBySku(sku))
  const sizes = Option.isNone(product) ? [] : product.value.colors.flatMap((color) => color.sizes)
  return sizes.find((size) => size.sku === sku)?.unitsLot
})
