import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { KeyValueStore } from "../platform/KeyValueStore.ts"
import { PENDING_CART_KEY } from "./pendingCart.ts"

/**
 * Brings what waits on this device to the shop: before the cart or the user is read, and on login, register, social
 * login, logout and wishlist fetch (specification, section 4). Then the shop can join a guest's whole cart with the
 * account's.
 *
 * Never fails: what cannot be brought now waits on. Almost always nothing waits, and nothing more is fetched.
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
