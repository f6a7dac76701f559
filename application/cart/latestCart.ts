import * as Effect from "effect/Effect"
import type { Cart } from "../../domain/cart/Cart.ts"

/**
 * Orders cart responses by request (F44): a response that arrives after a later request's response may be outdated, and
 * the backend may have processed both in either order. In that case `reload` reads the cart; if that fails the newest
 * response wins.
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
