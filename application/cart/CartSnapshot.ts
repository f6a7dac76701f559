import * as Clock from "effect/Clock"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import type { Cart } from "../../domain/cart/Cart.ts"
import { isSku } from "../../domain/shared/Sku.ts"
import { storedValue } from "../platform/StoredValue.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { userKind } from "./userKind.ts"

/** Maximum age of the device's copy of a cart (S4.10 asks for a fixed time). */
export const CART_SNAPSHOT_LIFETIME = Duration.minutes(10)

const CartSnapshot = Schema.Struct({
  storeId: Schema.String,
  items: Schema.Array(
    Schema.Struct({
      sku: Schema.String.pipe(Schema.refine(isSku)),
      quantity: Schema.Natural,
      unitsLot: Schema.optionalKey(Schema.Natural),
    }),
  ),
  /** Milliseconds since 1970. */
  savedAt: Schema.Number,
  /** Whether the cart belongs to an account; otherwise to a guest. */
  registered: Schema.optionalKey(Schema.Boolean),
})

const stored = storedValue("cart", 1, CartSnapshot)
const isRegistered = Effect.map(userKind, (kind) => kind !== "guest")

/**
 * Stores the SKUs in the cart on the device, so that limits, lot sizes and the item count are known before any call.
 */
export const rememberCart = Effect.fnUntraced(function* (cart: Cart) {
  const { store } = yield* StoreScope
  const registered = yield* isRegistered
  yield* stored.write({
    storeId: store.id,
    items: cart.items,
    savedAt: yield* Clock.currentTimeMillis,
    ...(registered ? { registered } : {}),
  })
})

/** Clears the device's copy of the cart: after a purchase, and after a cart error from the backend. */
export const clearRememberedCart = stored.remove

/**
 * Returns the device's copy of this store's cart. It is valid until its lifetime ends, or the customer signs in or out.
 */
export const rememberedCart = Effect.gen(function* () {
  const { store } = yield* StoreScope
  const now = yield* Clock.currentTimeMillis
  const snapshot = yield* stored.read
  const registered = yield* isRegistered
  return Option.filter(
    snapshot,
    (saved) =>
      saved.storeId === store.id &&
      (saved.registered ?? false) === registered &&
      now >= saved.savedAt &&
      now - saved.savedAt < Duration.toMillis(CART_SNAPSHOT_LIFETIME),
  )
})
