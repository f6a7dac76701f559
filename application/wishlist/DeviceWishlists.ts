import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import type { WishlistDraft, WishlistEntry } from "../../domain/wishlist/Wishlist.ts"
import { isSku } from "../../domain/shared/Sku.ts"
import { migrateLegacyWishlist } from "../../domain/wishlist/migrateLegacyWishlist.ts"
import { checkWishlistDescription } from "../../domain/wishlist/wishlistDescription.ts"
import { checkWishlistEntry } from "../../domain/wishlist/wishlistEntry.ts"
import { checkWishlistName } from "../../domain/wishlist/wishlistName.ts"
import { CrossTabLock } from "../platform/CrossTabLock.ts"
import { KeyValueStore } from "../platform/KeyValueStore.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { wishlistKeys } from "./wishlistKeys.ts"

/** The lists of this device in one store, and the state of unreadable ones. */
export interface DeviceWishlists {
  readonly lists: readonly WishlistDraft[]
  /** Unreadable data was quarantined and still exists. */
  readonly hasUnreadable: boolean
  /** Names of quarantined lists that the backend rejected permanently; absent when there are none. */
  readonly refused?: readonly string[]
}

/** Lists before the legacy single list is merged into the first one. */
export interface UnsyncedWishlists extends DeviceWishlists {
  readonly legacy: readonly WishlistEntry[]
  /** The legacy list was already merged into the first list. */
  readonly legacyTaken: boolean
}

/** Stored shape: lists, and whether the legacy single list was merged. */
const StoredWishlists = Schema.fromJsonString(
  Schema.Struct({ lists: Schema.Array(Schema.Unknown), legacyTaken: Schema.optionalKey(Schema.Boolean) }),
)
const StoredList = Schema.Struct({
  name: Schema.String,
  description: Schema.optionalKey(Schema.String),
  items: Schema.Array(Schema.Unknown),
})
const StoredItemDetails = Schema.Struct({
  sku: Schema.optionalKey(Schema.String.pipe(Schema.refine(isSku))),
  name: Schema.optionalKey(Schema.String),
  color: Schema.optionalKey(Schema.String),
  size: Schema.optionalKey(Schema.String),
  unitsLot: Schema.optionalKey(Schema.Natural),
})
const Texts = Schema.fromJsonString(Schema.Array(Schema.String))
const Legacy = Schema.fromJsonString(Schema.Array(Schema.Unknown))

const decodeStored = Schema.decodeUnknownOption(StoredWishlists)
const decodeList = Schema.decodeUnknownOption(StoredList)
const decodeItemDetails = Schema.decodeUnknownOption(StoredItemDetails)

/**
 * Returns a guest's lists on this device. On the first read, merges the items of the legacy single list into the first
 * one, exactly once (S4; F65). Unreadable data is quarantined, and the rest is used (F61). Fails
 * with `StorageError` when the device cannot be read or written; then nothing has changed.
 */
export const readDeviceWishlists = Effect.suspend(() => withWishlistLock(migrateLists))

/**
 * Returns the lists on this device that wait for an account, with the items of the legacy list separate: those go into
 * the account's first list, and stay here until the backend has confirmed them (S4). Reads,
 * quarantines and fails as `readDeviceWishlists` does.
 */
export const readUnsyncedWishlists = Effect.suspend(() => withWishlistLock(readLists))

/**
 * Changes the lists on this device under a cross-tab lock, and returns them. A failed change, or one that the device
 * cannot store (`StorageError`), leaves them unchanged (F62).
 */
export const changeDeviceWishlists = <E>(
  change: (lists: readonly WishlistDraft[]) => Result.Result<readonly WishlistDraft[], E>,
) =>
  withWishlistLock(
    Effect.gen(function* () {
      const opened = yield* migrateLists
      const changed = yield* Effect.fromResult(change(opened.lists))
      yield* write(changed, true)
      return { ...opened, lists: changed }
    }),
  )

/** Removes confirmed lists from this device, except lists that were changed meanwhile; likewise the legacy list. */
export const dropDeviceWishlists = (confirmed: Pick<UnsyncedWishlists, "lists" | "legacy">) =>
  withWishlistLock(
    Effect.gen(function* () {
      const { lists, legacy, legacyTaken } = yield* readLists
      const keys = yield* ownKeys
      const device = yield* KeyValueStore
      if (JSON.stringify(legacy) === JSON.stringify(confirmed.legacy)) yield* device.remove(keys.legacy)
      const saved = new Set(confirmed.lists.map((list) => JSON.stringify(list)))
      const left = lists.filter((list) => !saved.has(JSON.stringify(list)))
      if (left.length > 0) return yield* write(left, legacyTaken)
      yield* device.remove(keys.lists)
    }),
  )

/** Quarantines permanently rejected lists and removes them from this device, unless changed meanwhile. */
export const storeRefused = Effect.fnUntraced(function* (waiting: UnsyncedWishlists) {
  const device = yield* KeyValueStore
  const { refused } = yield* ownKeys
  const before = Option.match(yield* device.get(refused), { onNone: () => [], onSome: parseRefusedLists })
  yield* device.set(refused, JSON.stringify([...before, ...migrateLegacyWishlist(waiting.lists, waiting.legacy)]))
  yield* dropDeviceWishlists(waiting)
})

/** Discards quarantined lists, both unreadable and rejected. */
export const discardUnreadable = Effect.gen(function* () {
  const device = yield* KeyValueStore
  const { quarantine, refused } = yield* ownKeys
  yield* device.remove(quarantine)
  yield* device.remove(refused)
})

const ownKeys = Effect.map(StoreScope, ({ store }) => wishlistKeys(store.id))

function withWishlistLock<A, E, R>(use: Effect.Effect<A, E, R>) {
  return Effect.gen(function* () {
    const lock = yield* CrossTabLock
    return yield* lock.withLock((yield* ownKeys).lists)(use)
  })
}

const write = Effect.fnUntraced(function* (lists: readonly WishlistDraft[], legacyTaken: boolean) {
  const device = yield* KeyValueStore
  yield* device.set((yield* ownKeys).lists, JSON.stringify({ lists, ...(legacyTaken ? { legacyTaken } : {}) }))
})

/** Merges the legacy list into the first one. Idempotent after an interruption. */
const migrateLists = Effect.gen(function* () {
  const { legacy, legacyTaken: _taken, ...read } = yield* readLists
  if (legacy.length === 0) return read
  const lists = migrateLegacyWishlist(read.lists, legacy)
  yield* write(lists, true)
  const device = yield* KeyValueStore
  yield* device.remove((yield* ownKeys).legacy)
  const opened: DeviceWishlists = { ...read, lists }
  return opened
})

/** Reads the stored lists and repairs them: first writes the quarantined copy, then removes it from the source. */
const readLists = Effect.gen(function* () {
  const device = yield* KeyValueStore
  const keys = yield* ownKeys
  const [existing, older, quarantine, refusedLists] = yield* Effect.all([
    device.get(keys.lists),
    device.get(keys.legacy),
    device.get(keys.quarantine),
    device.get(keys.refused),
  ])
  const read = Option.match(existing, {
    onNone: () => ({ lists: [], isWhole: true, legacyTaken: false }),
    onSome: parseStored,
  })
  const old = read.legacyTaken
    ? { items: [], isWhole: true }
    : Option.match(older, { onNone: () => ({ items: [], isWhole: true }), onSome: parseLegacy })
  const unreadable = [...(read.isWhole ? [] : Option.toArray(existing)), ...(old.isWhole ? [] : Option.toArray(older))]
  if (unreadable.length > 0) {
    yield* Effect.logWarning("Wishlists on this device cannot be read in part and were set aside", unreadable.length)
    yield* device.set(
      keys.quarantine,
      JSON.stringify([
        ...new Set([...Option.match(quarantine, { onNone: () => [], onSome: parseUnreadable }), ...unreadable]),
      ]),
    )
  }
  if (!read.isWhole) yield* write(read.lists, read.legacyTaken)
  if (!old.isWhole && old.items.length > 0) yield* device.set(keys.legacy, JSON.stringify(old.items))
  if (Option.isSome(older) && old.items.length === 0) yield* device.remove(keys.legacy)
  const refused = Option.match(refusedLists, { onNone: () => [], onSome: parseRefusedLists }).flatMap(
    (list) => parseList(list).list?.name ?? [],
  )
  const waiting: UnsyncedWishlists = {
    lists: read.lists,
    legacy: old.items,
    legacyTaken: read.legacyTaken,
    hasUnreadable: unreadable.length > 0 || Option.isSome(quarantine),
    ...(refused.length === 0 ? {} : { refused }),
  }
  return waiting
})

function parseRefusedLists(text: string): readonly unknown[] {
  return Option.getOrElse(Schema.decodeUnknownOption(Legacy)(text), () => [])
}

function parseUnreadable(text: string): readonly string[] {
  return Option.getOrElse(Schema.decodeUnknownOption(Texts)(text), () => [text])
}

function parseStored(text: string) {
  const existing = decodeStored(text)
  if (Option.isNone(existing)) return { lists: [], isWhole: false, legacyTaken: false }
  const lists = existing.value.lists.map(parseList)
  return {
    lists: lists.flatMap(({ list }) => (list === undefined ? [] : [list])),
    isWhole: lists.every(({ isWhole }) => isWhole),
    legacyTaken: existing.value.legacyTaken === true,
  }
}

function parseList(value: unknown): { readonly list?: WishlistDraft; readonly isWhole: boolean } {
  const existing = decodeList(value)
  const name = Option.isNone(existing)
    ? undefined
    : Option.getOrUndefined(Result.getSuccess(checkWishlistName(existing.value.name)))
  if (Option.isNone(existing) || name === undefined) return { isWhole: false }
  const { items } = existing.value
  const entries = items.flatMap(parseEntry)
  // An invalid description is quarantined with the whole list, and the list is kept without it.
  const description = Result.getSuccess(checkWishlistDescription(existing.value.description ?? ""))
  const descriptionText = Option.getOrElse(description, () => "")
  return {
    list: { name, ...(descriptionText === "" ? {} : { description: descriptionText }), items: entries },
    isWhole: entries.length === items.length && Option.isSome(description),
  }
}

function parseEntry(value: unknown): readonly WishlistEntry[] {
  const entry = checkWishlistEntry(value)
  return Result.isFailure(entry)
    ? []
    : [{ ...entry.success, ...Option.getOrElse(decodeItemDetails(value), () => ({})) }]
}

function parseLegacy(text: string) {
  const existing = Schema.decodeUnknownOption(Legacy)(text)
  if (Option.isNone(existing)) return { items: [], isWhole: false }
  const items = existing.value.flatMap(parseEntry)
  return { items, isWhole: items.length === existing.value.length }
}
