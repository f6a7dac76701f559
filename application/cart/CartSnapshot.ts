import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { Cart } from "../../domain/cart/Cart.ts"
import { Analytics } from "../analytics/Analytics.ts"
import { storedByCodec } from "../platform/StoredValue.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { cartSnapshotCodec, isCurrentSnapshot } from "./cartSnapshotCodec.ts"
import { userKind } from "./userKind.ts"

const stored = storedByCodec(cartSnapshotCodec)
const isRegistered = Effect.map(userKind, (kind) => kind !== "guest")

/**
 * Stores the SKUs in the cart on the device, so that limits, lot sizes and the item count are known before any call.
 */
export const rememberCart = Effect.fnUntraced(function* (cart: Cart) {
  const { store } = yield* StoreScope
  const registered = yield* isRegistered
  const { knownCart } = yield* Analytics
  if (knownCart !== undefined) knownCart.current = cart
  yield* stored.write({
    storeId: store.id,
    items: cart.items.map(({ sku, quantity, unitsLot }) => ({
      sku,
      quantity,
      ...(unitsLot === undefined ? {} : { unitsLot }),
    })),
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
  const reader = { storeId: store.id, isRegistered: yield* isRegistered, now }
  return Option.filter(snapshot, (saved) => isCurrentSnapshot(saved, reader))
})
