import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { CartAddition } from "../../domain/cart/CartAddition.ts"
import { canAddTogether } from "../../domain/cart/canAdd.ts"
import { cartLimits } from "../../domain/cart/CartLimits.ts"
import { trackAdditions } from "../analytics/trackCart.ts"
import { SessionHolder } from "../session/SessionHolder.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { handleCartError } from "./handleCartError.ts"
import { CartGateway } from "./CartGateway.ts"
import { rememberCart, rememberedCart } from "./CartSnapshot.ts"
import { cartLimitKind } from "./cartLimitKind.ts"
import { loadCart } from "./loadCart.ts"

/**
 * Adds units of a SKU to the cart and returns the whole cart.
 *
 * `key` is the idempotency key for retries; one is generated when absent.
 *
 * Fails before any call with `QuantityRefused` or `CartLimitReached` when the device has a copy of the cart
 * (S5.13), with `NotEnoughStock` when the backend has less stock, and with `BackendError`.
 *
 * @example
 * ```ts
 * import * as Effect from "effect/Effect"
 * import { testRoot } from "adapters/composition/testRoot.ts"
 * import { addToCart } from "application/cart/addToCart.ts"
 * import { isSku } from "domain/shared/Sku.ts"
 * import { aStore } from "tests/support/builders/aStore.ts"
 *
 * const sku = "1203-48-M"
 * if (!isSku(sku)) throw new Error("not a SKU")
 * const store = aStore()
 * const scope = { store, language: store.languages[0], catalogId: store.catalogs[0].id }
 * const { context } = testRoot(scope)
 * const refused = Effect.flip(addToCart({ sku, quantity: 100 }))
 * const { _tag } = await Effect.runPromise(Effect.provideContext(refused, context))
 * _tag // → "QuantityRefused"
 * ```
 */
export const addToCart = Effect.fn("cart.addToCart")((addition: CartAddition, key?: string) =>
  addItems([addition], key),
)

/** Adds several SKUs in one call, all or none. Fails before any call when one of them breaks a limit. */
export const addAllToCart = Effect.fn("cart.addAllToCart")((additions: readonly CartAddition[], key?: string) =>
  addItems(additions, key),
)

const addItems = Effect.fnUntraced(function* (additions: readonly CartAddition[], key?: string) {
  const { store } = yield* StoreScope
  const cart = yield* storedCart
  yield* Effect.fromResult(canAddTogether(cart, additions, cartLimits(store.configuration), yield* cartLimitKind))
  const gateway = yield* CartGateway
  const changed = yield* Effect.tapErrorTag(gateway.addToCart(additions, key), "BackendError", handleCartError)
  yield* rememberCart(changed)
  yield* trackAdditions(changed, additions)
  return changed
})

/** Returns the known cart content: the device's copy, an empty cart without a session, or the backend's cart. */
const storedCart = Effect.gen(function* () {
  const remembered = yield* rememberedCart
  if (Option.isSome(remembered)) return { items: remembered.value.items }
  const holder = yield* SessionHolder
  const session = yield* holder.current
  return session.state === "none" ? { items: [] } : yield* loadCart()
})
