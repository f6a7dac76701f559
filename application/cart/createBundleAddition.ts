import * as Effect from "effect/Effect"
import type { CartAddition } from "../../domain/cart/CartAddition.ts"
import { IdGenerator } from "../platform/IdGenerator.ts"
import { addAllToCart } from "./addToCart.ts"

/**
 * Returns a function that adds the items of a bundle to the cart, all or none, and returns the whole cart. One instance
 * per customer.
 *
 * A repeated call with the same items after a lost response reuses the idempotency key, so that they are added once
 * (R6). Nothing is queued on the device, since a partial bundle is not allowed. Fails as `addToCart` does.
 */
export function createBundleAddition() {
  let pendingRetry: { readonly request: string; readonly key: string } | undefined
  return Effect.fn("cart.addBundle")(function* (additions: readonly CartAddition[]) {
    const ids = yield* IdGenerator
    const request = JSON.stringify(additions)
    const key = pendingRetry?.request === request ? pendingRetry.key : yield* ids.uuid
    pendingRetry = undefined
    return yield* Effect.tapErrorTag(addAllToCart(additions, key), "BackendError", ({ reason }) =>
      Effect.sync(() => {
        if (reason._tag === "Unreachable" || reason._tag === "TimedOut") pendingRetry = { request, key }
      }),
    )
  })
}
