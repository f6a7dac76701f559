import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { describe, expect } from "vitest"
import { CartGateway } from "../../../application/cart/CartGateway.ts"
import { CatalogGateway } from "../../../application/catalog/CatalogGateway.ts"
import { StorageError } from "../../../application/shared/StorageError.ts"
import { createWishlist, describeWishlist, putIntoWishlist, renameWishlist, setWishlistQuantity, takeOutOfWishlist } from "../../../application/wishlist/changeLists.ts"
import { dropSetAside, readDeviceWishlists } from "../../../application/wishlist/DeviceWishlists.ts"
import { listWishlists } from "../../../application/wishlist/listWishlists.ts"
import { persistDeviceWishlists } from "../../../application/wishlist/persistDeviceWishlists.ts"
import { saveToWishlist } from "../../../application/wishlist/saveToWishlist.ts"
import { WishlistGateway } from "../../../application/wishlist/WishlistGateway.ts"
import { wishlistKeys } from "../../../application/wishlist/wishlistKeys.ts"
import { BackendError } from "../../../application/shared/BackendError.ts"
import type { SavedWishlists, Wishlist, WishlistDraft } from "../../../domain/wishlist/Wishlist.ts"
import { WishlistLimitReached, WishlistsChanged } from "../../../domain/wishlist/WishlistRefusal.ts"
import { aSku } from "../../support/builders/aCart.ts"
import { aSummary } from "../../support/builders/aProduct.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { euros } from "../../support/builders/euros.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { FakeSession } from "../../support/fakes/FakeSession.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { itEffect } from "../../support/itEffect.ts"

const keys = wishlistKeys("10000034")
const shirt = { catentryId: "1", productId: "1", quantity: 1 }
const coat = { catentryId: "2", productId: "2", quantity: 1 }
const kept = (...lists: readonly WishlistDraft[]) => JSON.stringify({ lists, legacyTaken: true })

function asWishlist({ items = [], ...list }: WishlistDraft): Wishlist {
  return { ...list, kind: list.kind ?? "private", items: items.map((item) => ({ ...item, isBuyable: true })), hasOldPrice: false }
}

/** A product that costs 40 €, 60 € before, and 50 € at least in the 30 days before that. */
const REDUCED = "75"

/** A shopper with a device, and a shop that keeps the lists of whoever is registered. */
function aShopper(state: "guest" | "registered", device = new FakeDevice(), configuration: Readonly<Record<string, string>> = {}) {
  const shop: { lists: readonly Wishlist[]; revision: number; saves: number; reads: BackendError | undefined; beforeSave: Effect.Effect<void, BackendError | WishlistLimitReached> } = { lists: [], revision: 1, saves: 0, reads: undefined, beforeSave: Effect.void }
  const session = new FakeSession(state)
  const answer = (): SavedWishlists => ({ revision: shop.revision, wishlists: shop.lists })
  const gateway: Layer.PartialEffectful<(typeof WishlistGateway)["Service"]> = {
    listSavedWishlists: Effect.suspend(() => (shop.reads !== undefined ? Effect.fail(shop.reads) : Effect.succeed(shop.lists.length === 0 ? Option.none() : Option.some(answer())))),
    saveWishlists: (lists, revision) => Effect.andThen(shop.beforeSave, Effect.suspend((): Effect.Effect<SavedWishlists, WishlistsChanged> => {
      if (revision !== undefined && revision !== shop.revision) return Effect.fail(new WishlistsChanged())
      shop.saves += 1
      shop.revision += 1
      shop.lists = lists.map(asWishlist)
      return Effect.succeed(answer())
    })),
    updateWishlistItem: (name, items) => Effect.sync(() => {
      const list = asWishlist({ name, items })
      shop.lists = shop.lists.map((known) => (known.name === name ? { ...known, items: known.items.map((item) => list.items.find(({ catentryId }) => catentryId === item.catentryId) ?? item) } : known))
      return shop.lists.find((known) => known.name === name) ?? list
    }),
    updateSavedWishlist: ({ name, description = "" }) => Effect.sync(() => {
      shop.lists = shop.lists.map((known) => (known.name === name ? { ...known, description } : known))
      return answer()
    }),
  }
  const catalog = { listCatalogProducts: (ids: readonly string[]) => Effect.succeed(ids.map((id) => aSummary({ id, name: `Garment ${id}`, ...(id === REDUCED ? { price: euros(4000), oldPrice: euros(6000), lowestPrice30Days: euros(5000) } : {}) }))), listCatentriesByPartNumbers: () => Effect.succeed([]) }
  const layer = Layer.mergeAll(inStore({ configuration }), device.layer, session.layer, Layer.mock(CartGateway, {}), Layer.mock(CatalogGateway, catalog), Layer.mock(WishlistGateway, gateway))
  const run = <A, E>(program: Effect.Effect<A, E, Layer.Success<typeof layer>>) => Effect.provide(program, layer)
  return { shop, session, device, run, keep: (...lists: readonly WishlistDraft[]) => device.kept.set(keys.lists, kept(...lists)), inShop: () => shop.lists.map(({ name, items }) => [name, items.map(({ catentryId }) => catentryId)]) }
}

describe("a guest's lists", () => {
  itEffect("are on the device, begin with MyWishlist, and show what the catalogue says of them now", () => Effect.gen(function* () {
    const { run } = aShopper("guest")
    yield* run(saveToWishlist({ productId: "7", name: "Old name" }))
    const { place, wishlists } = yield* run(listWishlists())
    expect([place, wishlists.map(({ name, items }) => [name, items.map((item) => item.name)])]).toEqual(["device", [["MyWishlist", ["Garment 7"]]]])
  }))

  itEffect("F75 strike the lowest price of the 30 days before a reduction", () => Effect.gen(function* () {
    const { run } = aShopper("guest")
    yield* run(saveToWishlist({ productId: REDUCED, name: "Coat" }))
    const { wishlists: [list] } = yield* run(listWishlists())
    expect([list?.items[0]?.oldPrice, list?.hasOldPrice]).toEqual([euros(5000), true])
  }))

  itEffect("F66 refuse a name and an item in the specification's own words, and stay as they were", () => Effect.gen(function* () {
    const { run, device, keep } = aShopper("guest")
    keep({ name: "A", items: [shirt] })
    const before = device.kept.get(keys.lists)
    expect((yield* Effect.flip(run(createWishlist(" \u200B ")))).message).toBe("wishlistName no tiene un valor válido")
    expect((yield* Effect.flip(run(putIntoWishlist("A", [{ ...shirt, catentryId: "" }])))).message).toBe("wlObject no contiene un elemento de wishlist válido")
    expect(yield* Effect.flip(run(renameWishlist("A", "")))).toMatchObject({ _tag: "WishlistNameEmpty" })
    expect(device.kept.get(keys.lists)).toBe(before)
  }))

  itEffect("F61 set a description aside that no shop would take, and go on without it", () => Effect.gen(function* () {
    const { run, device } = aShopper("guest")
    const long = kept({ name: "A", description: "a".repeat(1025), items: [shirt] })
    device.kept.set(keys.lists, long)
    expect(yield* run(readDeviceWishlists)).toEqual({ lists: [{ name: "A", items: [shirt] }], hasAside: true })
    expect([device.kept.get(keys.aside), (yield* run(readDeviceWishlists)).hasAside]).toEqual([JSON.stringify([long]), true])
  }))

  itEffect("hold the store's maximum and no more", () => Effect.gen(function* () {
    const { run } = aShopper("guest", new FakeDevice(), { MAX_PRODUCTS_WISHLIST: "1" })
    yield* run(putIntoWishlist("A", [shirt]))
    expect(yield* Effect.flip(run(putIntoWishlist("A", [coat])))).toMatchObject({ _tag: "WishlistLimitReached", maximum: 1 })
  }))

  itEffect("F62 are as they were where the device has no more room", () => Effect.gen(function* () {
    const full = new FakeDevice({ store: { set: (key) => Effect.fail(new StorageError({ key, reason: { _tag: "QuotaReached" } })) } })
    const { run, keep } = aShopper("guest", full)
    keep({ name: "A", items: [shirt] })
    expect(yield* Effect.flip(run(putIntoWishlist("A", [coat])))).toMatchObject({ _tag: "StorageError" })
    expect((yield* run(readDeviceWishlists)).lists).toEqual([{ name: "A", items: [shirt] }])
  }))

  for (const junk of ["{", "[]", "null", JSON.stringify({ lists: 7 })]) {
    itEffect(`F61 are set aside and told where they cannot be read: ${junk}`, () => Effect.gen(function* () {
      const { run, device } = aShopper("guest")
      device.kept.set(keys.lists, junk)
      expect(yield* run(readDeviceWishlists)).toEqual({ lists: [], hasAside: true })
      expect(device.kept.get(keys.aside)).toBe(JSON.stringify([junk]))
      yield* run(putIntoWishlist("A", [shirt]))
      expect([(yield* run(readDeviceWishlists)).lists.length, device.kept.get(keys.aside)]).toEqual([1, JSON.stringify([junk])])
    }))
  }

  itEffect("F61 keep what can be read where a part cannot", () => Effect.gen(function* () {
    const { run, device } = aShopper("guest")
    device.kept.set(keys.lists, JSON.stringify({ lists: [{ name: "A", items: [shirt, { catentryId: "x" }] }, "junk"] }))
    expect(yield* run(readDeviceWishlists)).toEqual({ lists: [{ name: "A", items: [shirt] }], hasAside: true })
  }))
})

describe("the single list of older versions", () => {
  itEffect("F65 goes into the first list exactly once, whatever was taken out since", () => Effect.gen(function* () {
    const { run, device, keep } = aShopper("guest")
    device.kept.set(keys.lists, JSON.stringify({ lists: [{ name: "A", items: [shirt] }] }))
    device.kept.set(keys.legacy, JSON.stringify([{ catentryId: 2, productId: 2, quantity: 1 }]))
    const old = device.kept.get(keys.legacy) ?? ""
    expect((yield* run(readDeviceWishlists)).lists).toEqual([{ name: "A", items: [shirt, coat] }])
    yield* run(takeOutOfWishlist("A", ["2"]))
    // Broken off before the old list was gone: it is there again.
    device.kept.set(keys.legacy, old)
    expect((yield* run(readDeviceWishlists)).lists).toEqual([{ name: "A", items: [shirt] }])
    expect(device.kept.has(keys.legacy)).toBe(false)
    keep()
  }))

  itEffect("F65 comes out the same in two tabs at once", () => Effect.gen(function* () {
    const { run, device } = aShopper("guest")
    device.kept.set(keys.legacy, JSON.stringify([shirt, coat]))
    yield* run(Effect.all([readDeviceWishlists, readDeviceWishlists], { concurrency: 2 }))
    expect((yield* run(readDeviceWishlists)).lists).toEqual([{ name: "MyWishlist", items: [shirt, coat] }])
  }))
})

describe("the single list of older versions, before and after a login", () => {
  const legacy = JSON.stringify([coat])

  itEffect("F65 is set aside and told where it cannot be read, and what can be read of it is not lost", () => Effect.gen(function* () {
    for (const [broken, items] of [["{", []], ['{"items":[]}', []], [JSON.stringify([coat, { catentryId: "x" }]), [coat]]] as const) {
      for (const state of ["guest", "registered"] as const) {
        const { run, device, inShop } = aShopper(state)
        device.kept.set(keys.legacy, broken)
        const { hasAside, wishlists } = yield* run(listWishlists())
        expect([hasAside, device.kept.get(keys.aside), device.kept.has(keys.legacy)]).toEqual([true, JSON.stringify([broken]), false])
        expect([wishlists.flatMap((list) => list.items.map(({ catentryId }) => catentryId)), inShop().length]).toEqual([items.map(({ catentryId }) => catentryId), state === "guest" ? 0 : items.length])
        yield* run(dropSetAside)
        expect((yield* run(listWishlists())).hasAside).toBe(false)
      }
    }
  }))

  itEffect("F65 goes into the first list of the account, and leaves the device when the shop has confirmed it", () => Effect.gen(function* () {
    const { run, device, keep, shop, inShop } = aShopper("registered")
    shop.lists = [asWishlist({ name: "Verano", items: [shirt] }), asWishlist({ name: "Otoño", items: [] })]
    keep({ name: "Mine", items: [shirt] })
    device.kept.set(keys.lists, JSON.stringify({ lists: [{ name: "Mine", items: [shirt] }] }))
    device.kept.set(keys.legacy, legacy)
    expect((yield* run(listWishlists())).unsaved).toEqual([])
    expect(inShop()).toEqual([["Verano", ["1", "2"]], ["Otoño", []], ["Mine", ["1"]]])
    expect([device.kept.has(keys.lists), device.kept.has(keys.legacy), shop.saves]).toEqual([false, false, 1])
  }))

  itEffect("F65 begins the lists of an account that has none, once for two tabs", () => Effect.gen(function* () {
    const { run, device, shop, inShop } = aShopper("registered")
    device.kept.set(keys.legacy, legacy)
    yield* run(Effect.all([persistDeviceWishlists(), persistDeviceWishlists(), listWishlists()], { concurrency: 3 }))
    expect([inShop(), shop.saves, device.kept.has(keys.legacy)]).toEqual([[["MyWishlist", ["2"]]], 1, false])
  }))

  itEffect("F67 stays on the device and is told where the shop does not take it, and goes into the first list of the account later", () => Effect.gen(function* () {
    const { run, device, shop, inShop } = aShopper("registered")
    shop.lists = [asWishlist({ name: "Verano", items: [] })]
    shop.beforeSave = Effect.fail(backendError("unreachable", "saveWishlists"))
    device.kept.set(keys.legacy, legacy)
    expect((yield* run(listWishlists())).unsaved).toEqual(["MyWishlist"])
    expect([device.kept.get(keys.legacy), device.kept.has(keys.lists)]).toEqual([legacy, false])
    shop.beforeSave = Effect.void
    expect((yield* run(listWishlists())).unsaved).toEqual([])
    expect([inShop(), device.kept.has(keys.legacy)]).toEqual([[["Verano", ["2"]]], false])
  }))

  itEffect("F36 R8 is set aside with its items where the shop will never take it", () => Effect.gen(function* () {
    const { run, device, shop } = aShopper("registered")
    device.kept.set(keys.legacy, legacy)
    shop.beforeSave = Effect.fail(new BackendError({ operation: "saveWishlists", reason: { _tag: "ServerFault", key: "_ERR_MAX_ITEMS_WISHLIST" } }))
    expect((yield* run(listWishlists())).refused).toEqual(["MyWishlist"])
    expect([device.kept.has(keys.legacy), device.kept.get(keys.refused)]).toEqual([false, JSON.stringify([{ name: "MyWishlist", items: [coat] }])])
  }))
})

describe("the quantity of an item and the description of a list", () => {
  for (const state of ["guest", "registered"] as const) {
    itEffect(`are changed where the lists are kept: ${state}`, () => Effect.gen(function* () {
      const { run, keep, shop } = aShopper(state)
      if (state === "guest") keep({ name: "A", items: [shirt, coat] })
      else shop.lists = [asWishlist({ name: "A", items: [shirt, coat] })]
      const { wishlists: [counted] } = yield* run(setWishlistQuantity("a", "2", 12))
      expect(counted?.items.map(({ quantity }) => quantity)).toEqual([1, 12])
      yield* run(describeWishlist("A", " For June\r\n"))
      const { wishlists: [list] } = yield* run(listWishlists())
      expect([list?.description, list?.items.map(({ quantity }) => quantity)]).toEqual(["For June", [1, 12]])
    }))

    itEffect(`are refused before anything is changed: ${state}`, () => Effect.gen(function* () {
      const { run, device, keep, shop } = aShopper(state)
      if (state === "guest") keep({ name: "A", items: [shirt] })
      else shop.lists = [asWishlist({ name: "A", items: [shirt] })]
      const before = [device.kept.get(keys.lists), shop.lists]
      for (const quantity of [0, 10_000, 1.5]) expect(yield* Effect.flip(run(setWishlistQuantity("A", "1", quantity)))).toMatchObject({ _tag: "WishlistQuantityRefused", quantity, maximum: 9999 })
      expect(yield* Effect.flip(run(describeWishlist("A", "a".repeat(1025))))).toMatchObject({ _tag: "WishlistDescriptionTooLong", maximum: 1024 })
      expect(yield* Effect.flip(run(setWishlistQuantity("A", "9", 2)))).toMatchObject({ _tag: "WishlistsChanged" })
      expect(yield* Effect.flip(run(describeWishlist("Gone", "x")))).toMatchObject({ _tag: "WishlistsChanged" })
      expect([device.kept.get(keys.lists), shop.lists]).toEqual(before)
    }))
  }
})

describe("the lists of a device after a login", () => {
  itEffect("F64 are joined with those of the account and leave the device when the shop has confirmed them", () => Effect.gen(function* () {
    const { run, device, keep, shop, inShop } = aShopper("registered")
    shop.lists = [asWishlist({ name: "Verano", items: [shirt], oldName: "Before" })]
    keep({ name: "VERANO", items: [shirt, coat] }, { name: "Mine", items: [coat] })
    yield* run(persistDeviceWishlists())
    expect(inShop()).toEqual([["Verano", ["1", "2"]], ["Mine", ["2"]]])
    expect([device.kept.has(keys.lists), shop.lists[0]?.oldName]).toEqual([false, undefined])
    yield* run(persistDeviceWishlists())
    expect(shop.saves).toBe(1)
  }))

  for (const failure of ["unreachable", "fault", "timedOut"] as const) {
    itEffect(`F67 stay on the device, and overwrite nothing, where the account's cannot be read: ${failure}`, () => Effect.gen(function* () {
      const { run, device, keep, shop } = aShopper("registered")
      keep({ name: "A", items: [shirt] })
      shop.reads = backendError(failure, "listSavedWishlists")
      yield* run(persistDeviceWishlists())
      expect([shop.saves, device.kept.get(keys.lists)]).toEqual([0, kept({ name: "A", items: [shirt] })])
    }))
  }

  for (const key of ["_ERR_MAX_ITEMS_WISHLIST", "DynamicError.genericProblem"]) {
    for (const reason of [{ _tag: "ServerFault", key }, { _tag: "Rejected", key, parameters: [], causes: [], fields: [] }] as const) {
      itEffect(`F36 R8 are set aside and told where the shop will never take them: ${key} as ${reason._tag}`, () => Effect.gen(function* () {
        const { run, device, keep, shop } = aShopper("registered")
        keep({ name: "A", items: [shirt] })
        shop.beforeSave = Effect.fail(new BackendError({ operation: "saveWishlists", reason }))
        yield* run(persistDeviceWishlists())
        expect([device.kept.has(keys.lists), device.kept.get(keys.refused)]).toEqual([false, JSON.stringify([{ name: "A", items: [shirt] }])])
        expect(yield* run(listWishlists())).toMatchObject({ refused: ["A"], unsaved: [], hasAside: false })
        yield* run(dropSetAside)
        expect([(yield* run(listWishlists())).refused, device.kept.has(keys.refused)]).toEqual([undefined, false])
      }))
    }
  }

  const staying: readonly [string, BackendError | WishlistLimitReached][] = [
    ["the limit of a list, _ERR_MAX_PRODUCTS_WISHLIST", new WishlistLimitReached({ maximum: 1 })],
    ["a key of the other cart", new BackendError({ operation: "saveWishlists", reason: { _tag: "ServerFault", key: "LINE_NO_BUYABLE" } })],
    ["a fault without a key", backendError("fault", "saveWishlists")],
    ["no answer", backendError("unreachable", "saveWishlists")],
  ]
  for (const [what, failure] of staying) {
    itEffect(`F36 stay on the device with ${what}`, () => Effect.gen(function* () {
      const { run, device, keep, shop } = aShopper("registered")
      keep({ name: "A", items: [shirt] })
      shop.beforeSave = Effect.fail(failure)
      yield* run(persistDeviceWishlists())
      expect([device.kept.get(keys.lists), device.kept.has(keys.refused)]).toEqual([kept({ name: "A", items: [shirt] }), false])
      expect((yield* run(listWishlists())).unsaved).toEqual(["A"])
    }))
  }

  itEffect("F36 refused after an earlier refusal are told together with those, and junk beside them is not", () => Effect.gen(function* () {
    const { run, device, keep, shop } = aShopper("registered")
    device.kept.set(keys.refused, JSON.stringify(["junk", { name: "Old", items: [] }]))
    keep({ name: "A", items: [shirt] })
    shop.beforeSave = Effect.fail(new BackendError({ operation: "saveWishlists", reason: { _tag: "ServerFault", key: "_ERR_MAX_ITEMS_WISHLIST" } }))
    yield* run(persistDeviceWishlists())
    expect((yield* run(listWishlists())).refused).toEqual(["Old", "A"])
  }))

  itEffect("F67 are saved where the account has none, which is a 404", () => Effect.gen(function* () {
    const { run, keep, inShop } = aShopper("registered")
    keep({ name: "A", items: [shirt] })
    expect((yield* run(listWishlists())).unsaved).toEqual([])
    expect(inShop()).toEqual([["A", ["1"]]])
  }))

  itEffect("are joined again where the account's changed meanwhile, and what is saved meanwhile stays on the device", () => Effect.gen(function* () {
    const shopper = aShopper("registered")
    const { run, device, keep, shop, inShop } = shopper
    shop.lists = [asWishlist({ name: "A", items: [] })]
    keep({ name: "A", items: [shirt] })
    let isFirst = true
    shop.beforeSave = Effect.sync(() => {
      if (!isFirst) return
      isFirst = false
      shop.revision += 1
      shop.lists = [asWishlist({ name: "A", items: [coat] })]
      keep({ name: "A", items: [shirt] }, { name: "Late", items: [coat] })
    })
    yield* run(persistDeviceWishlists())
    expect(inShop()).toEqual([["A", ["2", "1"]]])
    expect(device.kept.get(keys.lists)).toBe(kept({ name: "Late", items: [coat] }))
  }))

  itEffect("R8 go on in another list where one would hold too much", () => Effect.gen(function* () {
    const { run, keep, shop, inShop } = aShopper("registered", new FakeDevice(), { MAX_PRODUCTS_WISHLIST: "1" })
    shop.lists = [asWishlist({ name: "A", items: [shirt] })]
    keep({ name: "A", items: [coat] })
    yield* run(persistDeviceWishlists())
    expect(inShop()).toEqual([["A", ["1"]], ["A 2", ["2"]]])
  }))
})

describe("an item that was saved in a size", () => {
  itEffect("is saved without it where the catalogue does not know the size", () => Effect.gen(function* () {
    const { run } = aShopper("guest")
    const { entry } = yield* run(saveToWishlist({ productId: "7", sku: aSku("S") }))
    expect(entry).toEqual({ catentryId: "7", productId: "7", quantity: 1 })
  }))
})
