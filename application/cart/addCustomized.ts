import * as Effect from "effect/Effect"
import type { CartAddition } from "../../domain/cart/CartAddition.ts"
import { validateCustomization, CustomizationRefused } from "../../domain/cart/validateCustomization.ts"
import { ProductGateway } from "../catalog/ProductGateway.ts"
import { addToCartOrQueue } from "./addToCartOrQueue.ts"

/**
 * Puts something into the cart that is made for the shopper. What the product offers is asked first, and nothing is
 * sent that it does not.
 *
 * Fails with `CustomizationRefused`, which names every problem at its field, and as `addToCartOrQueue` does.
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
