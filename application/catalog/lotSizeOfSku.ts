import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { Sku } from "../../domain/shared/Sku.ts"
import { productBySku } from "./productBySku.ts"

/**
 * How many pieces a lot of a sku holds, as its product says (`lotSize`); nothing where it does not, or the catalogue
 * cannot be asked.
 */
export const lotSizeOfSku = Effect.fn("catalog.lotSizeOfSku")(function* (sku: Sku) {
  const product = yield* Effect.option(productBySku(sku))
  const sizes = Option.isNone(product) ? [] : product.value.colors.flatMap((color) => color.sizes)
  return sizes.find((size) => size.sku === sku)?.unitsLot
})
