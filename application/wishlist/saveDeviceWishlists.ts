import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { isPermanentCartError } from "../../domain/cart/isPermanentCartError.ts"
import type { SavedWishlists } from "../../domain/wishlist/Wishlist.ts"
import { splitFullLists } from "../../domain/wishlist/splitFullLists.ts"
import { mergeWishlists } from "../../domain/wishlist/mergeWishlists.ts"
import { migrateLegacyWishlist } from "../../domain/wishlist/migrateLegacyWishlist.ts"
import { wishlistMaximum } from "../../domain/wishlist/wishlistMaximum.ts"
import { CrossTabLock } from "../platform/CrossTabLock.ts"
import type { BackendError } from "../shared/BackendError.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { dropDeviceWishlists, readUnsyncedWishlists, storeRefused } from "./DeviceWishlists.ts"
import { WishlistGateway } from "./WishlistGateway.ts"

/** One tab of the browser saves at a time. */
const SAVE_LOCK = "selvedge.saveWishlists"

/** How often lists that changed elsewhere meanwhile are read again. */
const MAX_TRIES = 3

/**
 * Joins the lists of this device with those at the shop, and takes them off the device after the shop has confirmed
 * them: the union, whatever was done before it was broken off (F64). The single list of older versions goes into the
 * first list of the account, or of the device where the account has none (specification, section 4; F65). What is over
 * the maximum of one list goes on in another (R8).
 *
 * Answers the lists of the shop, or nothing where the device has none. Fails with `BackendError` (lists that cannot be
 * read are never overwritten, F67), `WishlistLimitReached`, `WishlistsChanged` and `StorageError`; then the device
 * keeps its lists. With a key that says they will never be taken (specification, section 8) they are set aside, and
 * told of (ruling R8).
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
    // A list of the shop tells what it was called before; sent back that would ask for a renaming.
    const known = serverLists.wishlists.map(({ oldName: _, ...list }) => list)
    const all = migrateLegacyWishlist(mergeWishlists(known, lists), legacy)
    return yield* gateway.saveWishlists(splitFullLists(all, wishlistMaximum(store.configuration)), serverLists.revision)
  })
  // Not `Effect.retry`: its schedules would be part of every cart's page.
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
