import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect } from "vitest"
import { CartDetailGateway } from "../../../application/cart/CartDetailGateway.ts"
import { CartGateway } from "../../../application/cart/CartGateway.ts"
import { restoreLine } from "../../../application/cart/restoreLine.ts"
import type { CartItem } from "../../../domain/cart/Cart.ts"
import { aCart, aCartItem } from "../../support/builders/aCart.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { FakeSession } from "../../support/fakes/FakeSession.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { itEffect } from "../../support/itEffect.ts"

const packing = { isWrapped: true, message: "Para ti" }
const plain = aCartItem("a", 2, { categoryId: "77" })
const packed: CartItem = { ...plain, giftPacking: packing }

function shop(options: { readonly taken?: CartItem; readonly packs?: boolean } = {}) {
  const calls: string[] = []
  const { taken = plain, packs = true } = options
  const layer = Layer.mergeAll(
    inStore(),
    new FakeDevice().layer,
    new FakeSession("none").layer,
    Layer.mock(CartGateway, {
      addToCart: (additions) =>
        Effect.sync(() => {
          calls.push(`add ${JSON.stringify(additions)}`)
          return aCart([taken])
        }),
    }),
    Layer.mock(CartDetailGateway, {
      addGiftPacking: (orderId, sku, how) =>
        Effect.suspend(() => {
          calls.push(`pack ${orderId} ${sku} ${JSON.stringify(how)}`)
          return packs ? Effect.succeed(aCart([packed])) : Effect.fail(backendError("unreachable"))
        }),
    }),
  )
  return { calls, layer }
}

const ADDED = 'add [{"sku":"a","quantity":2,"productId":"pa","categoryId":"77"}]'
const PACKED = 'pack 7001 a {"isWrapped":true,"message":"Para ti"}'

describe("restoring a removed line", () => {
  itEffect("adds the line, then its gift wrap, and returns the cart with both", () =>
    Effect.gen(function* () {
      const { layer, calls } = shop()
      expect(yield* Effect.provide(restoreLine(packed), layer)).toEqual({ cart: aCart([packed]) })
      expect(calls).toEqual([ADDED, PACKED])
    }),
  )

  itEffect("passes on all metadata of the line without parsing it", () =>
    Effect.gen(function* () {
      const { layer, calls } = shop()
      yield* Effect.provide(
        restoreLine(Object.assign({}, plain, { customization: [{ areaId: "cuff", text: "AB" }] })),
        layer,
      )
      expect(calls).toEqual([
        'add [{"sku":"a","quantity":2,"productId":"pa","categoryId":"77",' +
          '"customization":[{"areaId":"cuff","text":"AB"}]}]',
      ])
    }),
  )

  itEffect("adds no gift wrap that is still in the cart or was never there", () =>
    Effect.gen(function* () {
      const stillWrapped = shop({ taken: packed })
      const never = shop()
      yield* Effect.provide(restoreLine(packed), stillWrapped.layer)
      yield* Effect.provide(restoreLine(plain), never.layer)
      expect([stillWrapped.calls, never.calls]).toEqual([[ADDED], [ADDED]])
    }),
  )

  itEffect("keeps the line and reports the error when only the gift wrap fails", () =>
    Effect.gen(function* () {
      const { layer } = shop({ packs: false })
      expect(yield* Effect.provide(restoreLine(packed), layer)).toEqual({
        cart: aCart([plain]),
        packingError: backendError("unreachable"),
      })
    }),
  )
})
