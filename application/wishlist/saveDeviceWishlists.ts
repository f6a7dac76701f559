import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { isPermanentCartError } from "../../domain/cart/isPermanentCartError.ts"
import type { SavedWishlists } from "../../domain/wishlist/Wishlist.ts"
import { splitFullLists } from "../../domain/wishlist/splitFullLists.ts"
import { mergeWishlists } from "../../domain/wishlist/mergeWishlists.ts"
import { renameClashingLists } from "../../domain/wishlist/orderTemplate.ts"
import { migrateLegacyWishlist } from "../../domain/wishlist/migrateLegacyWishlist.ts"
import { wishlistMaximum } from "../../domain/wishlist/wishlistMaximum.ts"
import { CrossTabLock } from "../platform/CrossTabLock.ts"
import type { BackendError } from "../shared/BackendError.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { dropDeviceWishlists, readUnsyncedWishlists, storeRefused } from "./DeviceWishlists.ts"
import { WishlistGateway } from "./WishlistGateway.ts"

/** Lets one browser tab at a time save. */
const SAVE_LOCK = "selvedge.saveWishlists"

/** Attempts to read and save again after a concurrent change. */
const MAX_TRIES = 3

/**
 * Merges the lists of this device into the account's, and removes them from the device after the backend has confirmed:
 * the result is the union, also after an interruption (F64). The legacy single list goes into the first list of the
 * account, or of the device when the account has none (S4; F65). Items above the maximum of one
 * list go into another (R8).
 *
 * Returns the lists of the backend, or nothing when the device has none. Fails with `BackendError` (unreadable lists
 * are never overwritten, F67), `WishlistLimitReached`, `WishlistsChanged` and `StorageError`; then the device keeps its
 * lists. After a permanent rejection (S8) they are quarantined and reported (R8).
 */
export const saveDeviceWishlists = Effect.fn("wishlist.saveDeviceWishlists")(function* () {
  const lock = yield* CrossTabLock
  return yield* lock.withLock(SAVE_LOCK)(saving)
})

const saving = Effect.gen(function* () {
  const pending = yield* readUnsyncedWishlists
  const { lists, legacy } = pending
  if (lists.length === 0 && legacy.length === 0) return Option.none<SavedWishlists>()
  const { store } = yield* StoreScope
  const gateway = yield* WishlistGateway
  const joined = Effect.gen(function* () {
    const before = yield* gateway.listSavedWishlists
    const serverLists = Option.getOrElse(
      before,
      (): Pick<SavedWishlists, "wishlists"> & { readonly revision?: number } => ({
        wishlists: [],
      }),
    )
    // The backend returns `oldName`; sending it back would request a rename.
    const known = serverLists.wishlists.map(({ oldName: _, ...list }) => list)
    const all = migrateLegacyWishlist(mergeWishlists(known, renameClashingLists(lists, known)), legacy)
    return yield* gateway.saveWishlists(splitFullLists(all, wishlistMaximum(store.configuration)), serverLists.revision)
  })
  // Recursion instead of `Effect.retry`, whose schedules would add to the bundle of every page with a cart.
  const saveWithRetries = (left: number): typeof joined =>
    Effect.catchTag(joined, "WishlistsChanged", (changed) =>
      left > 1 ? saveWithRetries(left - 1) : Effect.fail(changed),
    )
  const saved = yield* Effect.tapErrorTag(saveWithRetries(MAX_TRIES), "BackendError", (error) =>
    isPermanentCartError("wish", keyOf(error)) ? storeRefused(pending) : Effect.void,
  )
  yield* dropDeviceWishlists(pending)
  return Option.some(saved)
})

function keyOf({ reason }: BackendError): string | undefined {
  return reason._tag === "Rejected" || reason._tag === "ServerFault" ? reason.key : undefined
}
