import * as Effect from "effect/Effect"
import type { CartAddition } from "../../domain/cart/CartAddition.ts"
import { IdGenerator } from "../platform/IdGenerator.ts"
import { addAllToCart } from "./addToCart.ts"

/**
 * Puts the pieces of a bundle into the cart, all or none, and answers the whole cart; made once for a shopper.
 *
 * Asked again for the same pieces after an answer was lost, it sends them under the same key: the shop counts them once
 * (ruling R6). Nothing waits on the device: half a bundle is none. Fails as `addToCart` does.
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
