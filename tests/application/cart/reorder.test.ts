import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect } from "vitest"
import { CartGateway } from "../../../application/cart/CartGateway.ts"
import type { BackendError } from "../../../application/shared/BackendError.ts"
import { reorder } from "../../../application/cart/reorder.ts"
import { NotEnoughStock } from "../../../domain/cart/CartChangeRefused.ts"
import type { Cart } from "../../../domain/cart/Cart.ts"
import { aCart, aCartItem } from "../../support/builders/aCart.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { FakeSession } from "../../support/fakes/FakeSession.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { itEffect } from "../../support/itEffect.ts"

/** A backend with units per sku; a sku without an entry is no longer sold. */
function aShop(stock: Readonly<Record<string, number>>, isDown = false) {
  const state: { cart: Cart } = { cart: aCart([]) }
  const layer = Layer.mergeAll(
    inStore({ configuration: { MAX_PRODUCTS_SHOPCART_GUEST: "3" } }),
    new FakeDevice().layer,
    new FakeSession("guest").layer,
    Layer.mock(CartGateway, {
      getCart: Effect.sync(() => state.cart),
      addToCart: ([addition]) =>
        Effect.suspend((): Effect.Effect<Cart, BackendError | NotEnoughStock> => {
          if (isDown) return Effect.fail(backendError("timedOut"))
          const units = stock[addition?.sku ?? ""]
          if (addition === undefined || units === undefined) return Effect.fail(backendError("notFound"))
          if (units < addition.quantity) return Effect.fail(new NotEnoughStock({ sku: addition.sku, available: units }))
          state.cart = aCart([...state.cart.items, aCartItem(addition.sku, addition.quantity)])
          return Effect.succeed(state.cart)
        }),
    }),
  )
  return { state, layer }
}

describe("buying an order again", () => {
  itEffect("adds what is available, and names what is gone, short, full or a gift card", () =>
    Effect.gen(function* () {
      const { layer } = aShop({ a: 5, b: 1, d: 0, e: 9, f: 9 })
      const gone = aCartItem("c", 1, { name: "Gone", color: "Blue", size: "M" })
      const card = { ...aCartItem("g"), itemType: "virtualGiftCard" as const }
      const { cart, added, left } = yield* Effect.provide(
        reorder([aCartItem("a", 2), aCartItem("b", 3), gone, aCartItem("d"), card, aCartItem("e"), aCartItem("f")]),
        layer,
      )
      expect(cart.items.map(({ sku, quantity }) => [sku, quantity])).toEqual([
        ["a", 2],
        ["b", 1],
        ["e", 1],
      ])
      expect([added, left]).toEqual([
        4,
        [
          { id: "item-b", name: "Garment b", added: 1, reason: "unavailable" },
          { id: "item-c", name: "Gone", color: "Blue", size: "M", added: 0, reason: "unavailable" },
          { id: "item-d", name: "Garment d", added: 0, reason: "unavailable" },
          { id: "item-g", name: "Garment g", added: 0, reason: "giftCard" },
          { id: "item-f", name: "Garment f", added: 0, reason: "limit" },
        ],
      ])
    }),
  )

  itEffect("returns the cart as it is when nothing can be added", () =>
    Effect.gen(function* () {
      const { layer, state } = aShop({})
      state.cart = aCart([aCartItem("z")])
      const { cart, added, left } = yield* Effect.provide(reorder([aCartItem("a")]), layer)
      expect([cart.items.map(({ sku }) => sku), added, left.length]).toEqual([["z"], 0, 1])
    }),
  )

  itEffect("fails when the backend is not reachable, which says nothing about the items", () =>
    Effect.gen(function* () {
      const { layer } = aShop({ a: 5 }, true)
      expect(yield* Effect.flip(Effect.provide(reorder([aCartItem("a")]), layer))).toEqual(backendError("timedOut"))
    }),
  )
})
