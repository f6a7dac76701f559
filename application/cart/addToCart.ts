import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { CartAddition } from "../../domain/cart/CartAddition.ts"
import { canAddTogether } from "../../domain/cart/canAdd.ts"
import { cartLimits } from "../../domain/cart/CartLimits.ts"
import { SessionHolder } from "../session/SessionHolder.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { handleCartError } from "./handleCartError.ts"
import { CartGateway } from "./CartGateway.ts"
import { rememberCart, rememberedCart } from "./CartSnapshot.ts"
import { cartLimitKind } from "./cartLimitKind.ts"
import { loadCart } from "./loadCart.ts"

/**
 * Puts pieces of a sku into the cart and answers the whole cart.
 *
 * `key` names the shopper's intent where it may be sent again; one is made where none is given.
 *
 * Fails with `QuantityRefused` or `CartLimitReached` before any call where the device remembers the cart
 * (specification, section 5), with `NotEnoughStock` when the shop has fewer, and with `BackendError`.
 */
export const addToCart = Effect.fn("cart.addToCart")((addition: CartAddition, key?: string) =>
  addItems([addition], key),
)

/**
 * The same for several skus in one call: all are put in or none, and all are refused before any call when one may not.
 */
export const addAllToCart = Effect.fn("cart.addAllToCart")((additions: readonly CartAddition[], key?: string) =>
  addItems(additions, key),
)

const addItems = Effect.fnUntraced(function* (additions: readonly CartAddition[], key?: string) {
  const { store } = yield* StoreScope
  const cart = yield* knownCart
  yield* Effect.fromResult(canAddTogether(cart, additions, cartLimits(store.configuration), yield* cartLimitKind))
  const gateway = yield* CartGateway
  const changed = yield* Effect.tapErrorTag(gateway.addToCart(additions, key), "BackendError", handleCartError)
  yield* rememberCart(changed)
  return changed
})

/** What is in the cart as far as it is known: remembered, empty without a session, or asked of the shop. */
const knownCart = Effect.gen(function* () {
  const remembered = yield* rememberedCart
  if (Option.isSome(remembered)) return { items: remembered.value.items }
  const holder = yield* SessionHolder
  const session = yield* holder.current
  return session.state === "none" ? { items: [] } : yield* loadCart()
})
