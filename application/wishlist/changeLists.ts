import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import {
  withDescription,
  namedList,
  withNewName,
  withEntries,
  withList,
  withoutEntries,
  withoutList,
  withQuantity,
} from "../../domain/wishlist/changeWishlists.ts"
import { mergeEntries } from "../../domain/wishlist/mergeWishlists.ts"
import type {
  SavedWishlists,
  Wishlist,
  WishlistDraft,
  WishlistEntry,
  WishlistKind,
} from "../../domain/wishlist/Wishlist.ts"
import { checkWishlistDescription } from "../../domain/wishlist/wishlistDescription.ts"
import { checkEntryQuantity, checkWishlistEntry } from "../../domain/wishlist/wishlistEntry.ts"
import { wishlistMaximum } from "../../domain/wishlist/wishlistMaximum.ts"
import { checkWishlistName } from "../../domain/wishlist/wishlistName.ts"
import { WishlistNameTaken, WishlistsChanged } from "../../domain/wishlist/WishlistChangeRefused.ts"
import { track } from "../analytics/Analytics.ts"
import { userKind } from "../cart/userKind.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { changeDeviceWishlists } from "./DeviceWishlists.ts"
import { deviceLists, serverLists } from "./listWishlists.ts"
import { savedLists } from "./savedLists.ts"
import { WishlistGateway } from "./WishlistGateway.ts"

/** Creates an empty list. Fails with `WishlistNameEmpty` before any call, and with `WishlistNameTaken`. */
export const createWishlist = Effect.fn("wishlist.createWishlist")(function* (name: string) {
  const tidy = yield* Effect.fromResult(checkWishlistName(name))
  if (yield* isGuest) return yield* onDevice((lists) => withList(lists, tidy))
  const gateway = yield* WishlistGateway
  const taken = namedList(yield* savedLists, tidy)
  if (taken !== undefined) return yield* new WishlistNameTaken({ name: taken.name })
  return yield* shown(gateway.updateSavedWishlist({ name: tidy, items: [] }))
})

/** Renames a list. Fails with `WishlistNameEmpty` before any call, and with `WishlistNameTaken`. */
export const renameWishlist = Effect.fn("wishlist.renameWishlist")(function* (oldName: string, name: string) {
  const tidy = yield* Effect.fromResult(checkWishlistName(name))
  if (yield* isGuest) return yield* onDevice((lists) => withNewName(lists, oldName, tidy))
  const gateway = yield* WishlistGateway
  return yield* shown(gateway.updateSavedWishlist({ name: tidy, oldName }))
})

/** Deletes a list with its items. Fails with `WishlistsChanged` when there is no list of this name any more. */
export const deleteWishlist = Effect.fn("wishlist.deleteWishlist")(function* (name: string) {
  if (yield* isGuest) return yield* onDevice((lists) => Result.succeed(withoutList(lists, name)))
  const gateway = yield* WishlistGateway
  const lists = yield* savedLists
  const known = namedList(lists, name)
  if (known === undefined) return yield* new WishlistsChanged()
  return yield* shown(gateway.deleteSavedWishlist(lists.indexOf(known), known.name))
})

/**
 * Shares a list by link, or by name and PIN, or stops sharing it, which revokes old links. A PIN has six to eight
 * digits; the backend generates one when absent. Registered customers only.
 */
export const shareWishlist = Effect.fn("wishlist.shareWishlist")(function* (
  name: string,
  kind: WishlistKind,
  pin?: string,
) {
  const gateway = yield* WishlistGateway
  const lists = yield* shown(
    gateway.updateSavedWishlist({ name, kind, ...(pin === undefined ? {} : { pin: Redacted.make(pin) }) }),
  )
  if (kind === "public") yield* track({ name: "share", method: "link", content: "wishlist" })
  return lists
})

/**
 * Adds items to the list of this name, creating it if needed. Fails with `WishlistItemInvalid` for an item without
 * catentryId, productId or quantity, and with `WishlistLimitReached` when the list is full (S5).
 */
export const addToList = Effect.fn("wishlist.addToList")(function* (name: string, entries: readonly WishlistEntry[]) {
  for (const entry of entries) yield* Effect.fromResult(checkWishlistEntry(entry))
  const lists = (yield* isGuest) ? yield* addOnDevice(name, entries) : yield* addOnServer(name, entries)
  yield* track({
    name: "add_to_wishlist",
    items: entries.map(({ sku, productId, categoryId, quantity }) => ({
      reference: sku ?? productId,
      parentReference: productId,
      ...(categoryId === undefined ? {} : { categoryIdentifier: categoryId }),
      quantity,
    })),
  })
  return lists
})

const addOnDevice = Effect.fnUntraced(function* (name: string, entries: readonly WishlistEntry[]) {
  const { store } = yield* StoreScope
  return yield* onDevice((lists) => withEntries(lists, name, entries, wishlistMaximum(store.configuration)))
})

const addOnServer = Effect.fnUntraced(function* (name: string, entries: readonly WishlistEntry[]) {
  const gateway = yield* WishlistGateway
  const tidy = yield* Effect.fromResult(checkWishlistName(name))
  const saved = yield* gateway.updateSavedWishlist({ name: tidy, items: entries })
  return yield* serverLists(yield* addToExistingList(saved.wishlists, tidy))
})

/**
 * Merges duplicates of a product with and without a size in the list of this name, which the backend may have stored.
 */
const addToExistingList = Effect.fnUntraced(function* (lists: readonly Wishlist[], name: string) {
  const known = namedList(lists, name)
  const wanted = mergeEntries(known?.items ?? [])
  const gone = (known?.items ?? []).filter((item) => !wanted.some(({ catentryId }) => catentryId === item.catentryId))
  if (known === undefined || gone.length === 0) return lists
  const gateway = yield* WishlistGateway
  const more = wanted.filter(({ catentryId, quantity }) =>
    known.items.some((item) => item.catentryId === catentryId && item.quantity < quantity),
  )
  if (more.length > 0) yield* gateway.updateWishlistItem(known.name, more)
  yield* gateway.deleteWishlistItem(
    known.name,
    gone.map(({ catentryId }) => catentryId),
  )
  return yield* savedLists
})

/** Removes items from the list of this name. */
export const removeFromList = Effect.fn("wishlist.removeFromList")(function* (
  name: string,
  catentryIds: readonly string[],
) {
  if (yield* isGuest) return yield* onDevice((lists) => Result.succeed(withoutEntries(lists, name, catentryIds)))
  const gateway = yield* WishlistGateway
  yield* gateway.deleteWishlistItem(name, catentryIds)
  return yield* serverLists(yield* savedLists)
})

/**
 * Sets the quantity of a list item. Fails with `WishlistQuantityRefused` before any call unless it is a whole number
 * from 1 to 9999, and with `WishlistsChanged` when the list or the item no longer exists; it then adds nothing.
 */
export const setWishlistQuantity = Effect.fn("wishlist.setWishlistQuantity")(function* (
  name: string,
  catentryId: string,
  quantity: number,
) {
  const wished = yield* Effect.fromResult(checkEntryQuantity(quantity))
  if (yield* isGuest) return yield* onDevice((lists) => withQuantity(lists, name, catentryId, wished))
  const gateway = yield* WishlistGateway
  const lists = yield* savedLists
  const known = namedList(lists, name)
  const item = known?.items.find((each) => each.catentryId === catentryId)
  if (known === undefined || item === undefined) return yield* new WishlistsChanged()
  const changed = yield* gateway.updateWishlistItem(known.name, [{ ...item, quantity: wished }])
  return yield* serverLists(lists.map((list) => (list === known ? changed : list)))
})

/**
 * Sets the description of a list, which readers of a shared list see too; an empty one removes it. Fails with
 * `WishlistDescriptionTooLong` before any call, and with `WishlistsChanged` when there is no list of this name any
 * more.
 */
export const describeWishlist = Effect.fn("wishlist.describeWishlist")(function* (name: string, description: string) {
  const tidy = yield* Effect.fromResult(checkWishlistDescription(description))
  if (yield* isGuest) return yield* onDevice((lists) => withDescription(lists, name, tidy))
  const gateway = yield* WishlistGateway
  // The call would create the list if it no longer exists.
  if (namedList(yield* savedLists, name) === undefined) return yield* new WishlistsChanged()
  return yield* shown(gateway.updateSavedWishlist({ name, description: tidy }))
})

const isGuest = Effect.map(userKind, (kind) => kind === "guest")

const onDevice = <E>(change: (lists: readonly WishlistDraft[]) => Result.Result<readonly WishlistDraft[], E>) =>
  Effect.flatMap(changeDeviceWishlists(change), deviceLists)

const shown = <E>(change: Effect.Effect<SavedWishlists, E>) =>
  Effect.flatMap(change, ({ wishlists }) => serverLists(wishlists))
