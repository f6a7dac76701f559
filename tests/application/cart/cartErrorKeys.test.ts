import * as Effect from "effect/Effect"
import { describe, expect } from "vitest"
import { cartUpdates } from "../../../application/cart/cartUpdates.ts"
import { loadCart } from "../../../application/cart/loadCart.ts"
import { syncPendingCart } from "../../../application/cart/pending/syncPendingCart.ts"
import { BackendError } from "../../../application/shared/BackendError.ts"
import { aShop, away } from "../../support/fakes/aShop.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { FakeSession } from "../../support/fakes/FakeSession.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { itEffect } from "../../support/itEffect.ts"

/** The storage key of the remembered cart. */
const CART = "selvedge.cart.v1"

describe("a cart error of S8 while queued additions are sent", () => {
  const fault = (key: string) => new BackendError({ operation: "addToCart", reason: { _tag: "ServerFault", key } })
  for (const key of [
    "LINE_NO_BUYABLE",
    "_ERR_CUSTOMIZATION_NOT_ALLOWED",
    "_ERR_CUSTOMIZATION_NOT_COMPLETED",
    "_WARN_MAX_PRODUCTS_SHOP_CART",
    "DynamicError.genericProblem",
  ]) {
    itEffect(`F36 empties the queue, reports it and signs a guest out: ${key}`, () =>
      Effect.gen(function* () {
        const shop = aShop()
        yield* away(shop, "a")
        shop.state.reachable = true
        shop.state.refuses.set("a", fault(key))
        yield* shop.run(loadCart())
        const { waiting, refused } = yield* shop.run(cartUpdates(undefined))
        expect([
          waiting,
          refused.map(({ sku, refusedReason }) => [sku, refusedReason.messageKey]),
          shop.session.cleared,
        ]).toEqual([[], [["a", key]], 1])
      }),
    )

    itEffect(`F36 keeps a registered customer signed in and clears the remembered cart: ${key}`, () =>
      Effect.gen(function* () {
        const device = new FakeDevice()
        const shop = aShop(device, inStore(), new FakeSession("registered"))
        yield* shop.run(loadCart())
        expect(device.stored.has(CART)).toBe(true)
        shop.state.refuses.set("a", fault(key))
        expect(yield* Effect.flip(shop.add("a"))).toEqual(fault(key))
        expect([device.stored.has(CART), shop.session.cleared, shop.waiting()]).toEqual([false, 0, []])
      }),
    )
  }

  for (const key of ["_ERR_MAX_ITEMS_WISHLIST", "_ERR_UNKNOWN"]) {
    itEffect(`F36 keeps the queue after a 500 with an unrelated key: ${key}`, () =>
      Effect.gen(function* () {
        const shop = aShop()
        yield* away(shop, "a")
        shop.state.reachable = true
        shop.state.refuses.set("a", fault(key))
        yield* shop.run(syncPendingCart())
        expect([shop.waiting(), (yield* shop.run(cartUpdates(undefined))).refused]).toEqual([["a"], []])
      }),
    )
  }
})
