import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { CartAddition } from "../../domain/cart/CartAddition.ts"
import { canAdd } from "../../domain/cart/canAdd.ts"
import { cartLimits } from "../../domain/cart/CartLimits.ts"
import { SessionHolder } from "../session/SessionHolder.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { afterCartFault } from "./cartFault.ts"
import { CartGateway } from "./CartGateway.ts"
import { rememberCart, rememberedCart } from "./CartSnapshot.ts"
import { loadCart } from "./loadCart.ts"
import { userKind } from "./userKind.ts"

/**
 * Puts pieces of a sku into the cart and answers the whole cart.
 *
 * `key` names the shopper's intent where it may be sent again; one is made where none is given.
 *
 * Fails with `QuantityRefused` or `CartLimitReached` before any call where the device remembers the cart (specification,
 * section 5), with `NotEnoughStock` when the shop has fewer, and with `BackendError`.
 */
export const addToCart = Effect.fn("cart.addToCart")(function* (addition: CartAddition, key?: string) {
  const { store } = yield* StoreScope
  const cart = yield* knownCart
  yield* Effect.fromResult(canAdd(cart, addition, cartLimits(store.configuration), yield* userKind))
  const gateway = yield* CartGateway
  const changed = yield* Effect.tapErrorTag(gateway.addToCart([addition], key), "BackendError", afterCartFault)
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
