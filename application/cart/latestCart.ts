import * as Effect from "effect/Effect"
import type { Cart } from "../../domain/cart/Cart.ts"

/**
 * Keeps carts in the order they were asked for (F44): an answer that arrives after the answer to a later call knows
 * nothing of that one, and the shop may have carried both out in either order. Then `reload` asks how the cart is now;
 * where that fails the newest answer counts.
 */
export function latestCart<F, S>(reload: Effect.Effect<Cart, F, S>) {
  let requested = 0
  let newest: { readonly turn: number; readonly cart: Cart } | undefined
  const latestWins = <E, R>(request: Effect.Effect<Cart, E, R>): Effect.Effect<Cart, E, R | S> =>
    Effect.suspend(() => {
      const turn = (requested += 1)
      return Effect.flatMap(request, (cart) => {
        const latest = newest
        if (latest !== undefined && latest.turn > turn)
          return Effect.catch(latestWins(reload), () => Effect.succeed(latest.cart))
        newest = { turn, cart }
        return Effect.succeed(cart)
      })
    })
  return latestWins
}
