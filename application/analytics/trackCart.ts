import * as Effect from "effect/Effect"
import { cartLines } from "../../domain/analytics/analyticsItems.ts"
import { cartDifference } from "../../domain/analytics/cartDifference.ts"
import type { Cart } from "../../domain/cart/Cart.ts"
import { Analytics, track } from "./Analytics.ts"

/** Tracks units that were added to a cart, from the cart as it is afterwards. */
export function trackAdditions(
  cart: Cart,
  additions: readonly { readonly sku: string; readonly quantity: number }[],
): Effect.Effect<void> {
  const lines = additions.flatMap(({ sku, quantity }) => {
    const line = cart.items.findLast((item) => item.sku === sku)
    return line === undefined ? [] : [{ ...line, quantity }]
  })
  return lines.length === 0
    ? Effect.void
    : track({ name: "add_to_cart", ...cartLines(lines, cart.totalOrder.currencyCode) })
}

/**
 * Runs a change of the cart and tracks the units that it added and removed. The lines before are those that the page
 * knows, otherwise `read` returns them; nothing is read where events go nowhere.
 */
export const trackingDifference = Effect.fnUntraced(function* <E, R, E2, R2>(
  change: Effect.Effect<Cart, E, R>,
  read: Effect.Effect<Cart, E2, R2>,
) {
  const { isEnabled, knownCart } = yield* Analytics
  if (!isEnabled) return yield* change
  const before = knownCart?.current ?? (yield* Effect.catch(read, () => Effect.undefined))
  const cart = yield* change
  if (before === undefined) return cart
  const { added, removed } = cartDifference(before.items, cart.items)
  const currency = cart.totalOrder.currencyCode
  if (removed.length > 0) yield* track({ name: "remove_from_cart", ...cartLines(removed, currency) })
  if (added.length > 0) yield* track({ name: "add_to_cart", ...cartLines(added, currency) })
  return cart
})
