import * as Effect from "effect/Effect"
import type { Cart } from "../../domain/cart/Cart.ts"
import { totalsAddUp } from "../../domain/cart/totalsAddUp.ts"
import { announcing } from "../platform/TabAnnouncer.ts"
import { latestCart } from "./latestCart.ts"
import { userKind } from "./userKind.ts"

/**
 * The cart of one document, for programs that return it: responses are ordered across all of them (F44), changes are
 * announced to other tabs, and `afterCart` runs in the background with each cart that needs work there: one whose
 * totals do not add up, or that of an account, which is backed up. `reload` reads the cart when responses overtook each
 * other.
 */
export function createCartSession<S>(
  reload: Effect.Effect<Cart, unknown, S>,
  afterCart: (cart: Cart, isChange: boolean) => Effect.Effect<void>,
) {
  const latestWins = latestCart(reload)
  let wasChanged = false
  const withBackground = <E, R>(program: Effect.Effect<Cart, E, R>, isChange: boolean) =>
    Effect.tap(latestWins(program), (cart) =>
      Effect.flatMap(userKind, (kind) =>
        kind !== "guest" || !totalsAddUp(cart) ? Effect.forkDetach(afterCart(cart, isChange)) : Effect.void,
      ),
    )
  const read = <E, R>(program: Effect.Effect<Cart, E, R>) => withBackground(program, false)
  const change = <E, R>(program: Effect.Effect<Cart, E, R>) =>
    Effect.suspend(() => {
      wasChanged = true
      return announcing("cart", withBackground(program, true))
    })
  return {
    /** Whether this document has changed the cart or is changing it. An empty cart is then not treated as lost. */
    wasChanged: () => wasChanged,
    read,
    change,
    /** As `change`, for a program that returns more than the cart: the latest known cart with its other values. */
    changeWith: <A extends { readonly cart: Cart }, E, R>(program: Effect.Effect<A, E, R>) =>
      Effect.suspend(() => {
        let answer: A | undefined
        return Effect.flatMap(change(Effect.map(program, (whole) => (answer = whole).cart)), (cart) =>
          answer === undefined ? Effect.die(new Error("no answer of the change")) : Effect.succeed({ ...answer, cart }),
        )
      }),
  }
}
