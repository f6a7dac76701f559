import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { KeyValueStore } from "../platform/KeyValueStore.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { wishlistKeys } from "./wishlistKeys.ts"

/**
 * Saves the lists of this device to the account that just signed in (S4.11).
 *
 * Never fails: unsaved lists stay on the device until the next read of the lists. Usually there are none, and the
 * saving code is not loaded.
 */
export const syncDeviceWishlists = Effect.fn("wishlist.syncDeviceWishlists")(
  function* () {
    const device = yield* KeyValueStore
    const { store } = yield* StoreScope
    const { lists, legacy } = wishlistKeys(store.id)
    const saved = yield* Effect.all([device.get(lists), device.get(legacy)])
    if (saved.every(Option.isNone)) return
    const { saveDeviceWishlists } = yield* Effect.promise(() => import("./saveDeviceWishlists.ts"))
    yield* saveDeviceWishlists()
  },
  Effect.catchCause((cause) =>
    Effect.logWarning("The lists of this device could not be saved; they stay on it", cause),
  ),
)
