import * as Effect from "effect/Effect"
import type { CartAddition } from "../../domain/cart/CartAddition.ts"
import { makingProblems, MakingRefused } from "../../domain/cart/makingProblems.ts"
import { ProductGateway } from "../catalog/ProductGateway.ts"
import { addOrKeep } from "./addOrKeep.ts"

/**
 * Puts something into the cart that is made for the shopper. What the product offers is asked first, and nothing is
 * sent that it does not.
 *
 * Fails with `MakingRefused`, which names every problem at its field, and as `addOrKeep` does.
 */
export const addMade = Effect.fn("cart.addMade")(function* (
  addition: CartAddition & { readonly productId: string; readonly name?: string },
) {
  const gateway = yield* ProductGateway
  const properties = yield* gateway.listCustomizationProperties(addition.productId)
  const problems = makingProblems(properties, addition)
  if (problems.length > 0) return yield* new MakingRefused({ problems })
  return yield* addOrKeep(addition)
})
