import * as Effect from "effect/Effect"
import { describe, expect } from "vitest"
import { describeWishlist, setWishlistQuantity } from "../../../application/wishlist/changeLists.ts"
import { listWishlists } from "../../../application/wishlist/listWishlists.ts"
import { itEffect } from "../../support/itEffect.ts"
import { keys, shirt, coat, asWishlist, customerWithLists } from "./wishlistFixture.ts"

describe("the quantity of an item and the description of a list", () => {
  for (const state of ["guest", "registered"] as const) {
    itEffect(`are changed where the lists are stored: ${state}`, () =>
      Effect.gen(function* () {
        const { run, keep, shop } = customerWithLists(state)
        if (state === "guest") keep({ name: "A", items: [shirt, coat] })
        else shop.lists = [asWishlist({ name: "A", items: [shirt, coat] })]
        const {
          wishlists: [counted],
        } = yield* run(setWishlistQuantity("a", "2", 12))
        expect(counted?.items.map(({ quantity }) => quantity)).toEqual([1, 12])
        yield* run(describeWishlist("A", " For June\r\n"))
        const {
          wishlists: [list],
        } = yield* run(listWishlists())
        expect([list?.description, list?.items.map(({ quantity }) => quantity)]).toEqual(["For June", [1, 12]])
      }),
    )

    itEffect(`are validated before any change: ${state}`, () =>
      Effect.gen(function* () {
        const { run, device, keep, shop } = customerWithLists(state)
        if (state === "guest") keep({ name: "A", items: [shirt] })
        else shop.lists = [asWishlist({ name: "A", items: [shirt] })]
        const before = [device.stored.get(keys.lists), shop.lists]
        for (const quantity of [0, 10_000, 1.5])
          expect(yield* Effect.flip(run(setWishlistQuantity("A", "1", quantity)))).toMatchObject({
            _tag: "WishlistQuantityRefused",
            quantity,
            maximum: 9999,
          })
        expect(yield* Effect.flip(run(describeWishlist("A", "a".repeat(1025))))).toMatchObject({
          _tag: "WishlistDescriptionTooLong",
          maximum: 1024,
        })
        expect(yield* Effect.flip(run(setWishlistQuantity("A", "9", 2)))).toMatchObject({ _tag: "WishlistsChanged" })
        expect(yield* Effect.flip(run(describeWishlist("Gone", "x")))).toMatchObject({ _tag: "WishlistsChanged" })
        expect([device.stored.get(keys.lists), shop.lists]).toEqual(before)
      }),
    )
  }
})
