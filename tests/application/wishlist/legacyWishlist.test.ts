import * as Effect from "effect/Effect"
import { describe, expect } from "vitest"
import { removeFromList } from "../../../application/wishlist/changeLists.ts"
import { discardUnreadable, readDeviceWishlists } from "../../../application/wishlist/DeviceWishlists.ts"
import { listWishlists } from "../../../application/wishlist/listWishlists.ts"
import { syncDeviceWishlists } from "../../../application/wishlist/syncDeviceWishlists.ts"
import { BackendError } from "../../../application/shared/BackendError.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { itEffect } from "../../support/itEffect.ts"
import { keys, shirt, coat, asWishlist, customerWithLists } from "./wishlistFixture.ts"

describe("the single list of older versions", () => {
  itEffect("F65 is merged into the first list exactly once, also after later removals", () =>
    Effect.gen(function* () {
      const { run, device, keep } = customerWithLists("guest")
      device.stored.set(keys.lists, JSON.stringify({ lists: [{ name: "A", items: [shirt] }] }))
      device.stored.set(keys.legacy, JSON.stringify([{ catentryId: 2, productId: 2, quantity: 1 }]))
      const old = device.stored.get(keys.legacy) ?? ""
      expect((yield* run(readDeviceWishlists)).lists).toEqual([{ name: "A", items: [shirt, coat] }])
      yield* run(removeFromList("A", ["2"]))
      // Interrupted before the old list was removed.
      device.stored.set(keys.legacy, old)
      expect((yield* run(readDeviceWishlists)).lists).toEqual([{ name: "A", items: [shirt] }])
      expect(device.stored.has(keys.legacy)).toBe(false)
      keep()
    }),
  )

  itEffect("F65 has the same result in two tabs at once", () =>
    Effect.gen(function* () {
      const { run, device } = customerWithLists("guest")
      device.stored.set(keys.legacy, JSON.stringify([shirt, coat]))
      yield* run(Effect.all([readDeviceWishlists, readDeviceWishlists], { concurrency: 2 }))
      expect((yield* run(readDeviceWishlists)).lists).toEqual([{ name: "MyWishlist", items: [shirt, coat] }])
    }),
  )
})

describe("the single list of older versions, before and after a login", () => {
  const legacy = JSON.stringify([coat])

  itEffect("F65 is discarded and reported when unreadable, and its readable part is kept", () =>
    Effect.gen(function* () {
      for (const [broken, items] of [
        ["{", []],
        ['{"items":[]}', []],
        [JSON.stringify([coat, { catentryId: "x" }]), [coat]],
      ] as const) {
        for (const state of ["guest", "registered"] as const) {
          const { run, device, inShop } = customerWithLists(state)
          device.stored.set(keys.legacy, broken)
          const { hasUnreadable, wishlists } = yield* run(listWishlists())
          expect([hasUnreadable, device.stored.get(keys.quarantine), device.stored.has(keys.legacy)]).toEqual([
            true,
            JSON.stringify([broken]),
            false,
          ])
          expect([
            wishlists.flatMap((list) => list.items.map(({ catentryId }) => catentryId)),
            inShop().length,
          ]).toEqual([items.map(({ catentryId }) => catentryId), state === "guest" ? 0 : items.length])
          yield* run(discardUnreadable)
          expect((yield* run(listWishlists())).hasUnreadable).toBe(false)
        }
      }
    }),
  )

  itEffect("F65 is merged into the account's first list, and leaves the device after the backend confirms", () =>
    Effect.gen(function* () {
      const { run, device, keep, shop, inShop } = customerWithLists("registered")
      shop.lists = [asWishlist({ name: "Verano", items: [shirt] }), asWishlist({ name: "Otoño", items: [] })]
      keep({ name: "Mine", items: [shirt] })
      device.stored.set(keys.lists, JSON.stringify({ lists: [{ name: "Mine", items: [shirt] }] }))
      device.stored.set(keys.legacy, legacy)
      expect((yield* run(listWishlists())).unsaved).toEqual([])
      expect(inShop()).toEqual([
        ["Verano", ["1", "2"]],
        ["Otoño", []],
        ["Mine", ["1"]],
      ])
      expect([device.stored.has(keys.lists), device.stored.has(keys.legacy), shop.saves]).toEqual([false, false, 1])
    }),
  )

  itEffect("F65 creates the first list of an account that has none, once for two tabs", () =>
    Effect.gen(function* () {
      const { run, device, shop, inShop } = customerWithLists("registered")
      device.stored.set(keys.legacy, legacy)
      yield* run(Effect.all([syncDeviceWishlists(), syncDeviceWishlists(), listWishlists()], { concurrency: 3 }))
      expect([inShop(), shop.saves, device.stored.has(keys.legacy)]).toEqual([[["MyWishlist", ["2"]]], 1, false])
    }),
  )

  itEffect("F67 stays on the device and is reported after a refusal, and is merged into the account later", () =>
    Effect.gen(function* () {
      const { run, device, shop, inShop } = customerWithLists("registered")
      shop.lists = [asWishlist({ name: "Verano", items: [] })]
      shop.beforeSave = Effect.fail(backendError("unreachable", "saveWishlists"))
      device.stored.set(keys.legacy, legacy)
      expect((yield* run(listWishlists())).unsaved).toEqual(["MyWishlist"])
      expect([device.stored.get(keys.legacy), device.stored.has(keys.lists)]).toEqual([legacy, false])
      shop.beforeSave = Effect.void
      expect((yield* run(listWishlists())).unsaved).toEqual([])
      expect([inShop(), device.stored.has(keys.legacy)]).toEqual([[["Verano", ["2"]]], false])
    }),
  )

  itEffect("F36 R8 is discarded with its items when the backend refuses it permanently", () =>
    Effect.gen(function* () {
      const { run, device, shop } = customerWithLists("registered")
      device.stored.set(keys.legacy, legacy)
      shop.beforeSave = Effect.fail(
        new BackendError({
          operation: "saveWishlists",
          reason: { _tag: "ServerFault", key: "_ERR_MAX_ITEMS_WISHLIST" },
        }),
      )
      expect((yield* run(listWishlists())).refused).toEqual(["MyWishlist"])
      expect([device.stored.has(keys.legacy), device.stored.get(keys.refused)]).toEqual([
        false,
        JSON.stringify([{ name: "MyWishlist", items: [coat] }]),
      ])
    }),
  )
})
