import * as Effect from "effect/Effect"
import type { CartAddition } from "../../domain/cart/CartAddition.ts"
import { validateCustomization, CustomizationRefused } from "../../domain/cart/validateCustomization.ts"
import { ProductGateway } from "../catalog/ProductGateway.ts"
import { addToCartOrQueue } from "./addToCartOrQueue.ts"

/**
 * Adds a customized item to the cart. Validates the customization against the product's options before the call.
 *
 * Fails with `CustomizationRefused`, which lists every error by field, and as `addToCartOrQueue` does.
 */
export const addCustomized = Effect.fn("cart.addCustomized")(function* (
  addition: CartAddition & { readonly productId: string; readonly name?: string },
) {
  const gateway = yield* ProductGateway
  const properties = yield* gateway.listCustomizationProperties(addition.productId)
  const reasons = validateCustomization(properties, addition)
  if (reasons.length > 0) return yield* new CustomizationRefused({ reasons })
  return yield* addToCartOrQueue(addition)
})
