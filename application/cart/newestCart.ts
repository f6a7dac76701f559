import * as Effect from "effect/Effect"
import type { Cart } from "../../domain/cart/Cart.ts"

/**
 * Keeps carts in the order they were asked for (F44): an answer that arrives after the answer to a later call knows
 * nothing of that one, and the shop may have carried both out in either order. Then `again` asks how the cart is now;
 * where that fails the newest answer counts.
 */
export function newestCart<F, S>(again: Effect.Effect<Cart, F, S>) {
  let asked = 0
  let newest: { readonly turn: number; readonly cart: Cart } | undefined
  const inOrder = <E, R>(ask: Effect.Effect<Cart, E, R>): Effect.Effect<Cart, E, R | S> =>
    Effect.suspend(() => {
      const turn = (asked += 1)
      return Effect.flatMap(ask, (cart) => {
        const given = newest
        if (given !== undefined && given.turn > turn)
          return Effect.catch(inOrder(again), () => Effect.succeed(given.cart))
        newest = { turn, cart }
        return Effect.succeed(cart)
      })
    })
  return inOrder
}
