import * as Effect from "effect/Effect"
import { describe, expect } from "vitest"
import { StorageError } from "../../../application/shared/StorageError.ts"
import { createWishlist, addToList, renameWishlist } from "../../../application/wishlist/changeLists.ts"
import { discardUnreadable, readDeviceWishlists } from "../../../application/wishlist/DeviceWishlists.ts"
import { listWishlists } from "../../../application/wishlist/listWishlists.ts"
import { syncDeviceWishlists } from "../../../application/wishlist/syncDeviceWishlists.ts"
import { saveToWishlist } from "../../../application/wishlist/saveToWishlist.ts"
import { BackendError } from "../../../application/shared/BackendError.ts"
import { WishlistLimitReached } from "../../../domain/wishlist/WishlistChangeRefused.ts"
import { aSku } from "../../support/builders/aCart.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { euros } from "../../support/builders/euros.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { itEffect } from "../../support/itEffect.ts"
import { keys, shirt, coat, stored, REDUCED, SIZED, SOCKS, asWishlist, customerWithLists } from "./wishlistFixture.ts"

describe("the wishlists of a guest", () => {
  itEffect("show price, colour and availability of a chosen size", () =>
    Effect.gen(function* () {
      const { run, keep } = customerWithLists("guest")
      const chosen = (color: string) => ({
        catentryId: `1${color}`,
        productId: SIZED,
        quantity: 1,
        sku: aSku(`${SIZED}-${color}-M`),
      })
      keep({
        name: "A",
        items: [chosen("800"), chosen("400"), chosen("900"), { catentryId: SIZED, productId: SIZED, quantity: 1 }],
      })
      const {
        wishlists: [list],
      } = yield* run(listWishlists())
      expect(list?.items.map(({ price, image, isBuyable }) => [price, image?.url, isBuyable])).toEqual([
        [euros(2000), "https://pictures.example/800.jpg", false],
        [euros(3000), "https://pictures.example/400.jpg", true],
        [undefined, undefined, false],
        [euros(2000), "https://pictures.example/800.jpg", false],
      ])
    }),
  )

  itEffect("are on the device, start with MyWishlist and show current catalogue data", () =>
    Effect.gen(function* () {
      const { run } = customerWithLists("guest")
      yield* run(saveToWishlist({ productId: "7", name: "Old name" }))
      const { place, wishlists } = yield* run(listWishlists())
      expect([place, wishlists.map(({ name, items }) => [name, items.map((item) => item.name)])]).toEqual([
        "device",
        [["MyWishlist", ["Garment 7"]]],
      ])
    }),
  )

  itEffect("F75 strike the lowest price of the 30 days before a reduction", () =>
    Effect.gen(function* () {
      const { run } = customerWithLists("guest")
      yield* run(saveToWishlist({ productId: REDUCED, name: "Coat" }))
      const {
        wishlists: [list],
      } = yield* run(listWishlists())
      expect([list?.items[0]?.oldPrice, list?.items[0]?.lowestPrice30Days, list?.hasOldPrice]).toEqual([
        euros(6000),
        euros(5000),
        true,
      ])
    }),
  )

  itEffect("F66 refuse an invalid name or item with the rules' text, unchanged", () =>
    Effect.gen(function* () {
      const { run, device, keep } = customerWithLists("guest")
      keep({ name: "A", items: [shirt] })
      const before = device.stored.get(keys.lists)
      expect((yield* Effect.flip(run(createWishlist(" \u200B ")))).message).toBe(
        "wishlistName no tiene un valor válido",
      )
      expect((yield* Effect.flip(run(addToList("A", [{ ...shirt, catentryId: "" }])))).message).toBe(
        "wlObject no contiene un elemento de wishlist válido",
      )
      expect(yield* Effect.flip(run(renameWishlist("A", "")))).toMatchObject({ _tag: "WishlistNameEmpty" })
      expect(device.stored.get(keys.lists)).toBe(before)
    }),
  )

  itEffect("F61 discard an invalid description and keep the rest", () =>
    Effect.gen(function* () {
      const { run, device } = customerWithLists("guest")
      const long = stored({ name: "A", description: "a".repeat(1025), items: [shirt] })
      device.stored.set(keys.lists, long)
      expect(yield* run(readDeviceWishlists)).toEqual({ lists: [{ name: "A", items: [shirt] }], hasUnreadable: true })
      expect([device.stored.get(keys.quarantine), (yield* run(readDeviceWishlists)).hasUnreadable]).toEqual([
        JSON.stringify([long]),
        true,
      ])
    }),
  )

  itEffect("hold at most the store's maximum", () =>
    Effect.gen(function* () {
      const { run } = customerWithLists("guest", new FakeDevice(), { MAX_PRODUCTS_WISHLIST: "1" })
      yield* run(addToList("A", [shirt]))
      expect(yield* Effect.flip(run(addToList("A", [coat])))).toMatchObject({
        _tag: "WishlistLimitReached",
        maximum: 1,
      })
    }),
  )

  itEffect("F62 are unchanged when the device is full", () =>
    Effect.gen(function* () {
      const full = new FakeDevice({
        store: { set: (key) => Effect.fail(new StorageError({ key, reason: { _tag: "QuotaReached" } })) },
      })
      const { run, keep } = customerWithLists("guest", full)
      keep({ name: "A", items: [shirt] })
      expect(yield* Effect.flip(run(addToList("A", [coat])))).toMatchObject({ _tag: "StorageError" })
      expect((yield* run(readDeviceWishlists)).lists).toEqual([{ name: "A", items: [shirt] }])
    }),
  )

  for (const junk of ["{", "[]", "null", JSON.stringify({ lists: 7 })]) {
    itEffect(`F61 are discarded and reported when unreadable: ${junk}`, () =>
      Effect.gen(function* () {
        const { run, device } = customerWithLists("guest")
        device.stored.set(keys.lists, junk)
        expect(yield* run(readDeviceWishlists)).toEqual({ lists: [], hasUnreadable: true })
        expect(device.stored.get(keys.quarantine)).toBe(JSON.stringify([junk]))
        yield* run(addToList("A", [shirt]))
        expect([(yield* run(readDeviceWishlists)).lists.length, device.stored.get(keys.quarantine)]).toEqual([
          1,
          JSON.stringify([junk]),
        ])
      }),
    )
  }

  itEffect("F61 keep the readable part when another part is unreadable", () =>
    Effect.gen(function* () {
      const { run, device } = customerWithLists("guest")
      device.stored.set(
        keys.lists,
        JSON.stringify({ lists: [{ name: "A", items: [shirt, { catentryId: "x" }] }, "junk"] }),
      )
      expect(yield* run(readDeviceWishlists)).toEqual({ lists: [{ name: "A", items: [shirt] }], hasUnreadable: true })
    }),
  )
})

describe("the device's wishlists after a login", () => {
  itEffect("F64 are merged into the account and leave the device after the backend confirms", () =>
    Effect.gen(function* () {
      const { run, device, keep, shop, inShop } = customerWithLists("registered")
      shop.lists = [asWishlist({ name: "Verano", items: [shirt], oldName: "Before" })]
      keep({ name: "VERANO", items: [shirt, coat] }, { name: "Mine", items: [coat] })
      yield* run(syncDeviceWishlists())
      expect(inShop()).toEqual([
        ["Verano", ["1", "2"]],
        ["Mine", ["2"]],
      ])
      expect([device.stored.has(keys.lists), shop.lists[0]?.oldName]).toEqual([false, undefined])
      yield* run(syncDeviceWishlists())
      expect(shop.saves).toBe(1)
    }),
  )

  for (const failure of ["unreachable", "fault", "timedOut"] as const) {
    itEffect(`F67 stay on the device and overwrite nothing when the account's lists cannot be read: ${failure}`, () =>
      Effect.gen(function* () {
        const { run, device, keep, shop } = customerWithLists("registered")
        keep({ name: "A", items: [shirt] })
        shop.reads = backendError(failure, "listSavedWishlists")
        yield* run(syncDeviceWishlists())
        expect([shop.saves, device.stored.get(keys.lists)]).toEqual([0, stored({ name: "A", items: [shirt] })])
      }),
    )
  }

  for (const key of ["_ERR_MAX_ITEMS_WISHLIST", "DynamicError.genericProblem"]) {
    for (const reason of [
      { _tag: "ServerFault", key },
      { _tag: "Rejected", key, parameters: [], causes: [], fields: [] },
    ] as const) {
      itEffect(
        `F36 R8 are discarded and reported when the backend refuses them permanently: ${key} as ${reason._tag}`,
        () =>
          Effect.gen(function* () {
            const { run, device, keep, shop } = customerWithLists("registered")
            keep({ name: "A", items: [shirt] })
            shop.beforeSave = Effect.fail(new BackendError({ operation: "saveWishlists", reason }))
            yield* run(syncDeviceWishlists())
            expect([device.stored.has(keys.lists), device.stored.get(keys.refused)]).toEqual([
              false,
              JSON.stringify([{ name: "A", items: [shirt] }]),
            ])
            expect(yield* run(listWishlists())).toMatchObject({ refused: ["A"], unsaved: [], hasUnreadable: false })
            yield* run(discardUnreadable)
            expect([(yield* run(listWishlists())).refused, device.stored.has(keys.refused)]).toEqual([undefined, false])
          }),
      )
    }
  }

  const staying: readonly [string, BackendError | WishlistLimitReached][] = [
    ["the limit of a list, _ERR_MAX_PRODUCTS_WISHLIST", new WishlistLimitReached({ maximum: 1 })],
    [
      "a key of the other cart",
      new BackendError({ operation: "saveWishlists", reason: { _tag: "ServerFault", key: "LINE_NO_BUYABLE" } }),
    ],
    ["a fault without a key", backendError("fault", "saveWishlists")],
    ["no answer", backendError("unreachable", "saveWishlists")],
  ]
  for (const [what, failure] of staying) {
    itEffect(`F36 stay on the device with ${what}`, () =>
      Effect.gen(function* () {
        const { run, device, keep, shop } = customerWithLists("registered")
        keep({ name: "A", items: [shirt] })
        shop.beforeSave = Effect.fail(failure)
        yield* run(syncDeviceWishlists())
        expect([device.stored.get(keys.lists), device.stored.has(keys.refused)]).toEqual([
          stored({ name: "A", items: [shirt] }),
          false,
        ])
        expect((yield* run(listWishlists())).unsaved).toEqual(["A"])
      }),
    )
  }

  itEffect("F36 refused a second time are reported together with the earlier ones, without malformed entries", () =>
    Effect.gen(function* () {
      const { run, device, keep, shop } = customerWithLists("registered")
      device.stored.set(keys.refused, JSON.stringify(["junk", { name: "Old", items: [] }]))
      keep({ name: "A", items: [shirt] })
      shop.beforeSave = Effect.fail(
        new BackendError({
          operation: "saveWishlists",
          reason: { _tag: "ServerFault", key: "_ERR_MAX_ITEMS_WISHLIST" },
        }),
      )
      yield* run(syncDeviceWishlists())
      expect((yield* run(listWishlists())).refused).toEqual(["Old", "A"])
    }),
  )

  itEffect("F67 are saved when the account has none, which is a 404", () =>
    Effect.gen(function* () {
      const { run, keep, inShop } = customerWithLists("registered")
      keep({ name: "A", items: [shirt] })
      expect((yield* run(listWishlists())).unsaved).toEqual([])
      expect(inShop()).toEqual([["A", ["1"]]])
    }),
  )

  itEffect("are merged again when the account has changed, and newer items stay on the device", () =>
    Effect.gen(function* () {
      const customer = customerWithLists("registered")
      const { run, device, keep, shop, inShop } = customer
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
      yield* run(syncDeviceWishlists())
      expect(inShop()).toEqual([["A", ["2", "1"]]])
      expect(device.stored.get(keys.lists)).toBe(stored({ name: "Late", items: [coat] }))
    }),
  )

  itEffect("R8 continue in another list when one is full", () =>
    Effect.gen(function* () {
      const { run, keep, shop, inShop } = customerWithLists("registered", new FakeDevice(), {
        MAX_PRODUCTS_WISHLIST: "1",
      })
      shop.lists = [asWishlist({ name: "A", items: [shirt] })]
      keep({ name: "A", items: [coat] })
      yield* run(syncDeviceWishlists())
      expect(inShop()).toEqual([
        ["A", ["1"]],
        ["A 2", ["2"]],
      ])
    }),
  )
})

describe("a saved item with a size", () => {
  itEffect("stores its lot size on the device, so that moves to the cart take whole lots", () =>
    Effect.gen(function* () {
      const { run } = customerWithLists("guest")
      yield* run(saveToWishlist({ productId: "8", sku: SOCKS }))
      const {
        wishlists: [list],
      } = yield* run(listWishlists())
      expect(list?.items).toMatchObject([{ catentryId: "81", sku: SOCKS, quantity: 1, unitsLot: 3 }])
    }),
  )

  itEffect("is saved without the size when the catalogue does not know it", () =>
    Effect.gen(function* () {
      const { run } = customerWithLists("guest")
      const { entry } = yield* run(saveToWishlist({ productId: "7", sku: aSku("S") }))
      expect(entry).toEqual({ catentryId: "7", productId: "7", quantity: 1 })
    }),
  )
})
