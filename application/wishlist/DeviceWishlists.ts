import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import type { WishlistDraft, WishlistEntry } from "../../domain/wishlist/Wishlist.ts"
import { isSku } from "../../domain/shared/Sku.ts"
import { migrateLegacyWishlist } from "../../domain/wishlist/migrateLegacyWishlist.ts"
import { checkWishlistEntry } from "../../domain/wishlist/wishlistEntry.ts"
import { checkWishlistName } from "../../domain/wishlist/wishlistName.ts"
import { CrossTabLock } from "../platform/CrossTabLock.ts"
import { KeyValueStore } from "../platform/KeyValueStore.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { wishlistKeys } from "./wishlistKeys.ts"

/** The lists of this device in one store, and what of them could not be read. */
export interface DeviceWishlists {
  readonly lists: readonly WishlistDraft[]
  /** Something in their place could not be read; it is set aside and waits there. */
  readonly hasAside: boolean
  /** Names of lists that the shop refused for good; they are set aside too. Absent where there is none. */
  readonly refused?: readonly string[]
}

/** The version's shape: lists, and whether the older single list has been taken in. */
const Kept = Schema.fromJsonString(Schema.Struct({ lists: Schema.Array(Schema.Unknown), legacyTaken: Schema.optionalKey(Schema.Boolean) }))
const KeptList = Schema.Struct({ name: Schema.String, description: Schema.optionalKey(Schema.String), items: Schema.Array(Schema.Unknown) })
const KeptFacts = Schema.Struct({
  sku: Schema.optionalKey(Schema.String.pipe(Schema.refine(isSku))),
  name: Schema.optionalKey(Schema.String),
  color: Schema.optionalKey(Schema.String),
  size: Schema.optionalKey(Schema.String),
})
const Texts = Schema.fromJsonString(Schema.Array(Schema.String))
const Legacy = Schema.fromJsonString(Schema.Array(Schema.Unknown))

const readKept = Schema.decodeUnknownOption(Kept)
const readList = Schema.decodeUnknownOption(KeptList)
const readFacts = Schema.decodeUnknownOption(KeptFacts)

/**
 * The lists on this device. The first time, the items of the single list that older versions kept go into the first of them,
 * exactly once (specification, section 4; F65). What cannot be read is set aside, and the rest is used (F61). Fails with
 * `StorageError` when the device cannot be read or written; then everything is as it was.
 */
export const readDeviceWishlists = Effect.suspend(() => underLock(openLists))

/**
 * Changes the lists on this device under a lock of all tabs, and answers them. A change that fails, and one that the device
 * cannot keep (`StorageError`), leaves them as they were (F62).
 */
export const changeDeviceWishlists = <E>(change: (lists: readonly WishlistDraft[]) => Result.Result<readonly WishlistDraft[], E>) =>
  underLock(Effect.gen(function* () {
    const opened = yield* openLists
    const changed = yield* Effect.fromResult(change(opened.lists))
    yield* keep(changed)
    return { ...opened, lists: changed }
  }))

/** Takes lists off this device that the shop has confirmed: those that were changed meanwhile stay. */
export const dropDeviceWishlists = (confirmed: readonly WishlistDraft[]) =>
  underLock(Effect.gen(function* () {
    const { lists } = yield* openLists
    const saved = new Set(confirmed.map((list) => JSON.stringify(list)))
    const left = lists.filter((list) => !saved.has(JSON.stringify(list)))
    if (left.length > 0) return yield* keep(left)
    const keys = yield* ownKeys
    const device = yield* KeyValueStore
    yield* device.remove(keys.lists)
  }))

/** Sets lists aside that the shop will never take, and takes them off the lists of this device, unless they were changed meanwhile. */
export const setRefusedAside = Effect.fnUntraced(function* (lists: readonly WishlistDraft[]) {
  const device = yield* KeyValueStore
  const { refused } = yield* ownKeys
  const before = Option.match(yield* device.get(refused), { onNone: () => [], onSome: refusedLists })
  yield* device.set(refused, JSON.stringify([...before, ...lists]))
  yield* dropDeviceWishlists(lists)
})

/** Lets go of what was set aside because it could not be read, or because the shop will never take it. */
export const dropSetAside = Effect.gen(function* () {
  const device = yield* KeyValueStore
  const { aside, refused } = yield* ownKeys
  yield* device.remove(aside)
  yield* device.remove(refused)
})

const ownKeys = Effect.map(StoreScope, ({ store }) => wishlistKeys(store.id))

function underLock<A, E, R>(use: Effect.Effect<A, E, R>) {
  return Effect.gen(function* () {
    const lock = yield* CrossTabLock
    return yield* lock.withLock((yield* ownKeys).lists)(use)
  })
}

const keep = Effect.fnUntraced(function* (lists: readonly WishlistDraft[]) {
  const device = yield* KeyValueStore
  yield* device.set((yield* ownKeys).lists, JSON.stringify({ lists, legacyTaken: true }))
})

const openLists = Effect.gen(function* () {
  const device = yield* KeyValueStore
  const keys = yield* ownKeys
  const [kept, legacy, aside, refusals] = yield* Effect.all([device.get(keys.lists), device.get(keys.legacy), device.get(keys.aside), device.get(keys.refused)])
  const read = Option.match(kept, { onNone: () => ({ lists: [], isWhole: true, legacyTaken: false }), onSome: readable })
  const old = read.legacyTaken ? { items: [], isWhole: true } : Option.match(legacy, { onNone: () => ({ items: [], isWhole: true }), onSome: readableLegacy })
  const unreadable = [...(read.isWhole ? [] : Option.toArray(kept)), ...(old.isWhole ? [] : Option.toArray(legacy))]
  // In this order: broken off anywhere, it is done again and comes out the same.
  if (unreadable.length > 0) {
    yield* Effect.logWarning("Wishlists on this device cannot be read in part and were set aside", unreadable.length)
    yield* device.set(keys.aside, JSON.stringify([...new Set([...Option.match(aside, { onNone: () => [], onSome: setAside }), ...unreadable])]))
  }
  const lists = migrateLegacyWishlist(read.lists, old.items)
  if (unreadable.length > 0 || old.items.length > 0) yield* keep(lists)
  if (Option.isSome(legacy)) yield* device.remove(keys.legacy)
  const refused = Option.match(refusals, { onNone: () => [], onSome: refusedLists }).flatMap((list) => oneList(list).list?.name ?? [])
  const opened: DeviceWishlists = { lists, hasAside: unreadable.length > 0 || Option.isSome(aside), ...(refused.length === 0 ? {} : { refused }) }
  return opened
})

function refusedLists(text: string): readonly unknown[] {
  return Option.getOrElse(Schema.decodeUnknownOption(Legacy)(text), () => [])
}

function setAside(text: string): readonly string[] {
  return Option.getOrElse(Schema.decodeUnknownOption(Texts)(text), () => [text])
}

function readable(text: string) {
  const kept = readKept(text)
  if (Option.isNone(kept)) return { lists: [], isWhole: false, legacyTaken: false }
  const lists = kept.value.lists.map(oneList)
  return {
    lists: lists.flatMap(({ list }) => (list === undefined ? [] : [list])),
    isWhole: lists.every(({ isWhole }) => isWhole),
    legacyTaken: kept.value.legacyTaken === true,
  }
}

function oneList(value: unknown): { readonly list?: WishlistDraft; readonly isWhole: boolean } {
  const kept = readList(value)
  const name = Option.isNone(kept) ? undefined : Option.getOrUndefined(Result.getSuccess(checkWishlistName(kept.value.name)))
  if (Option.isNone(kept) || name === undefined) return { isWhole: false }
  const { items, description } = kept.value
  const entries = items.flatMap(oneEntry)
  return { list: { name, ...(description === undefined ? {} : { description }), items: entries }, isWhole: entries.length === items.length }
}

function oneEntry(value: unknown): readonly WishlistEntry[] {
  const entry = checkWishlistEntry(value)
  return Result.isFailure(entry) ? [] : [{ ...entry.success, ...Option.getOrElse(readFacts(value), () => ({})) }]
}

function readableLegacy(text: string) {
  const kept = Schema.decodeUnknownOption(Legacy)(text)
  if (Option.isNone(kept)) return { items: [], isWhole: false }
  const items = kept.value.flatMap(oneEntry)
  return { items, isWhole: items.length === kept.value.length }
}
