import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { KeyValueStore } from "../../platform/KeyValueStore.ts"
import { PENDING_CART_KEY } from "./pendingCart.ts"

/**
 * Sends pending additions to the backend: before the cart or the user is read, and on login, register, social login,
 * logout and wishlist fetch (S4.9). The backend can then merge a guest's complete cart into the
 * account's.
 *
 * Never fails: unsent additions stay pending. Usually nothing is pending, and the sending code is not loaded.
 */
export const syncPendingCart = Effect.fn("cart.syncPendingCart")(
  function* () {
    const device = yield* KeyValueStore
    const waiting = yield* Effect.option(device.get(PENDING_CART_KEY))
    if (Option.isNone(Option.getOrElse(waiting, () => Option.none()))) return
    const { pushPendingItems } = yield* Effect.promise(() => import("./pushPendingItems.ts"))
    yield* pushPendingItems()
  },
  Effect.catchCause((cause) => Effect.logWarning("What waits on this device could not be brought to the shop", cause)),
)
