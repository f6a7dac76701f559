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

/** How long the device's memory of a cart is believed (the specification's section 4 asks for a fixed time). */
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
  keptAt: Schema.Number,
  /** Whose cart it was: that of an account, else a guest's. */
  registered: Schema.optionalKey(Schema.Boolean),
})

const stored = storedValue("cart", 1, CartSnapshot)
const isRegistered = Effect.map(userKind, (kind) => kind !== "guest")

/**
 * Keeps which skus are in the cart, so that the limit and a part of a lot can be told, and the count shown, before any
 * call.
 */
export const rememberCart = Effect.fnUntraced(function* (cart: Cart) {
  const { store } = yield* StoreScope
  const registered = yield* isRegistered
  yield* stored.write({
    storeId: store.id,
    items: cart.items,
    keptAt: yield* Clock.currentTimeMillis,
    ...(registered ? { registered } : {}),
  })
})

/** Forgets the cart: after a purchase, and when the shop says the cart cannot be used. */
export const clearRememberedCart = stored.remove

/**
 * The remembered cart of this store, while it is to be believed: until its time is over, or somebody logs in or out.
 */
export const rememberedCart = Effect.gen(function* () {
  const { store } = yield* StoreScope
  const now = yield* Clock.currentTimeMillis
  const snapshot = yield* stored.read
  const registered = yield* isRegistered
  return Option.filter(
    snapshot,
    (kept) =>
      kept.storeId === store.id &&
      (kept.registered ?? false) === registered &&
      now >= kept.keptAt &&
      now - kept.keptAt < Duration.toMillis(CART_SNAPSHOT_LIFETIME),
  )
})
