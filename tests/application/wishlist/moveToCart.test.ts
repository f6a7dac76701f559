import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { describe, expect } from "vitest"
import { CartDetailGateway } from "../../../application/cart/CartDetailGateway.ts"
import { CartGateway } from "../../../application/cart/CartGateway.ts"
import { CatalogGateway } from "../../../application/catalog/CatalogGateway.ts"
import { setWishlistQuantity } from "../../../application/wishlist/changeLists.ts"
import { loadCart } from "../../../application/cart/loadCart.ts"
import { moveToCart, saveForLater } from "../../../application/wishlist/moveToCart.ts"
import { readDeviceWishlists } from "../../../application/wishlist/DeviceWishlists.ts"
import { WishlistGateway } from "../../../application/wishlist/WishlistGateway.ts"
import { wishlistKeys } from "../../../application/wishlist/wishlistKeys.ts"
import type { Cart } from "../../../domain/cart/Cart.ts"
import type { LineCustomization } from "../../../domain/cart/LineCustomization.ts"
import { aCart, aCartItem, aSku } from "../../support/builders/aCart.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { FakeSession } from "../../support/fakes/FakeSession.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { itEffect } from "../../support/itEffect.ts"

const item = (catentryId: string, sku?: string) => ({
  catentryId,
  productId: catentryId,
  quantity: 1,
  isBuyable: true,
  ...(sku === undefined ? {} : { sku: aSku(sku) }),
})

/** A guest with a list on the device, and a backend that accepts every sku in stock. */
function aGuest(cart: Cart, soldOut: readonly string[] = [], configuration: Readonly<Record<string, string>> = {}) {
  const device = new FakeDevice()
  const state = { cart, calls: 0 }
  const items = [item("1", "a"), item("2", "b"), item("3")]
  device.stored.set(
    wishlistKeys("10000034").lists,
    JSON.stringify({ lists: [{ name: "A", items }], legacyTaken: true }),
  )
  const layer = Layer.mergeAll(
    inStore({ configuration }),
    device.layer,
    new FakeSession("guest").layer,
    Layer.mock(WishlistGateway, { listSavedWishlists: Effect.succeed(Option.none()) }),
    Layer.mock(CatalogGateway, {
      listCatalogProducts: () => Effect.succeed([]),
      listCatentriesByPartNumbers: () => Effect.succeed([]),
    }),
    Layer.mock(CartGateway, {
      getCart: Effect.sync(() => state.cart),
      deleteFromCart: (sku) =>
        Effect.sync(() => (state.cart = aCart(state.cart.items.filter((line) => line.sku !== sku)))),
    }),
    Layer.mock(CartDetailGateway, {
      moveWishlistToCart: (additions) =>
        Effect.sync(() => {
          state.calls += 1
          return (state.cart = aCart([
            ...state.cart.items,
            ...additions
              .filter(({ sku }) => !soldOut.includes(sku))
              .map(({ sku, quantity }) => aCartItem(sku, quantity)),
          ]))
        }),
    }),
  )
  const run = <A, E>(program: Effect.Effect<A, E, Layer.Success<typeof layer>>) => Effect.provide(program, layer)
  const inList = Effect.map(run(readDeviceWishlists), ({ lists }) =>
    (lists[0]?.items ?? []).map(({ catentryId }) => catentryId),
  )
  return { state, items, run, inList }
}

describe("moving a list to the cart", () => {
  itEffect("removes added items from the list, and leaves items that are sold out or have no size", () =>
    Effect.gen(function* () {
      const { run, items, inList } = aGuest(aCart([]), ["b"])
      const { cart, left } = yield* run(moveToCart(items, "A"))
      expect([cart.items.map(({ sku }) => sku), left.map(({ catentryId }) => catentryId), yield* inList]).toEqual([
        ["a"],
        ["2", "3"],
        ["2", "3"],
      ])
    }),
  )

  itEffect("keeps items that the cart refused, although another tab added the same meanwhile", () =>
    Effect.gen(function* () {
      const { run, state, items, inList } = aGuest(aCart([]), ["a"])
      yield* run(loadCart())
      state.cart = aCart([aCartItem("a")])
      const { moved, left } = yield* run(moveToCart(items.slice(0, 1), "A"))
      expect([moved, left.map(({ catentryId }) => catentryId), yield* inList]).toEqual([0, ["1"], ["1", "2", "3"]])
    }),
  )

  itEffect("adds the desired quantity, and keeps the units over the line maximum in the list", () =>
    Effect.gen(function* () {
      const { run, items } = aGuest(aCart([]))
      yield* run(setWishlistQuantity("A", "1", 120))
      yield* run(setWishlistQuantity("A", "2", 3))
      const wished = items.map((each) => ({ ...each, quantity: { 1: 120, 2: 3 }[each.catentryId] ?? 1 }))
      const { cart, moved, left } = yield* run(moveToCart(wished, "A"))
      expect([cart.items.map(({ sku, quantity }) => [sku, quantity]), moved]).toEqual([
        [
          ["a", 99],
          ["b", 3],
        ],
        2,
      ])
      expect(left.map(({ catentryId, quantity }) => [catentryId, quantity])).toEqual([
        ["1", 21],
        ["3", 1],
      ])
      const {
        lists: [list],
      } = yield* run(readDeviceWishlists)
      expect(list?.items?.map(({ catentryId, quantity }) => [catentryId, quantity])).toEqual([
        ["1", 21],
        ["3", 1],
      ])
    }),
  )

  itEffect("V9 is refused with status 0, code 11 and the maximum before any call when none fits", () =>
    Effect.gen(function* () {
      const { run, items, state, inList } = aGuest(aCart([aCartItem("x")]), [], { MAX_PRODUCTS_SHOPCART_GUEST: "1" })
      expect(yield* Effect.flip(run(moveToCart(items, "A")))).toMatchObject({
        _tag: "CartLimitReached",
        status: 0,
        code: 11,
        messageKey: "_ERR_MAX_PRODUCTS_SHOPCART",
        maximum: 1,
      })
      expect([state.calls, yield* inList]).toEqual([0, ["1", "2", "3"]])
    }),
  )

  itEffect("adds whole lots and keeps the rest in the list", () =>
    Effect.gen(function* () {
      const { run, items } = aGuest(aCart([]))
      yield* run(setWishlistQuantity("A", "1", 5))
      const wished = items.map((each) => ({ ...each, unitsLot: 3, quantity: { 1: 5 }[each.catentryId] ?? 1 }))
      const { cart, moved, left } = yield* run(moveToCart(wished, "A"))
      expect([cart.items.map(({ sku, quantity }) => [sku, quantity]), moved]).toEqual([[["a", 3]], 1])
      expect(left.map(({ catentryId, quantity, unitsLot }) => [catentryId, quantity, unitsLot])).toEqual([
        ["1", 2, 3],
        ["2", 1, 3],
        ["3", 1, 3],
      ])
      const {
        lists: [list],
      } = yield* run(readDeviceWishlists)
      expect(list?.items?.map(({ catentryId, quantity }) => [catentryId, quantity])).toEqual([
        ["1", 2],
        ["2", 1],
        ["3", 1],
      ])
    }),
  )

  itEffect("is refused with the lot size before any call when the quantity is below one lot", () =>
    Effect.gen(function* () {
      const { run, items, state, inList } = aGuest(aCart([]))
      expect(
        yield* Effect.flip(
          run(
            moveToCart(
              items.map((each) => ({ ...each, unitsLot: 3 })),
              "A",
            ),
          ),
        ),
      ).toMatchObject({ _tag: "QuantityRefused", quantity: 1, lot: 3 })
      expect([state.calls, yield* inList]).toEqual([0, ["1", "2", "3"]])
    }),
  )

  itEffect("adds as many as fit, and does not change the lists of others", () =>
    Effect.gen(function* () {
      const { run, items, inList } = aGuest(aCart([]), [], { MAX_PRODUCTS_SHOPCART_GUEST: "1" })
      const { cart, left } = yield* run(moveToCart(items))
      expect([cart.items.length, left.length, yield* inList]).toEqual([1, 2, ["1", "2", "3"]])
    }),
  )
})

describe("saving a line for later", () => {
  itEffect("adds it to the first list and removes it from the cart", () =>
    Effect.gen(function* () {
      const { run, inList } = aGuest(aCart([aCartItem("z")]))
      const { cart, listName } = yield* run(saveForLater({ ...aCartItem("z"), productId: "99" }))
      expect([cart.items, listName, yield* inList]).toEqual([[], "A", ["1", "2", "3", "99"]])
    }),
  )

  itEffect("is refused before any change for a customized line: lists do not store customizations", () =>
    Effect.gen(function* () {
      const customizations: readonly LineCustomization[] = [
        { customization: [{ areaId: "chest", text: "ANA" }] },
        { tailoring: { garmentId: "7", personalizations: [] } },
      ]
      for (const customization of customizations) {
        const { run, state, inList } = aGuest(aCart([aCartItem("z", 1, customization)]))
        expect(
          yield* Effect.flip(run(saveForLater({ ...aCartItem("z", 1, customization), productId: "99" }))),
        ).toMatchObject({ _tag: "CustomizedLineRefused" })
        expect([state.cart.items.length, yield* inList]).toEqual([1, ["1", "2", "3"]])
      }
    }),
  )

  itEffect("keeps the line in the cart when the list is full", () =>
    Effect.gen(function* () {
      const { run, state } = aGuest(aCart([aCartItem("z")]), [], { MAX_PRODUCTS_WISHLIST: "3" })
      expect(yield* Effect.flip(run(saveForLater({ ...aCartItem("z"), productId: "99" })))).toMatchObject({
        _tag: "WishlistLimitReached",
      })
      expect(state.cart.items).toHaveLength(1)
    }),
  )
})
