import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect } from "vitest"
import { createBundleAddition } from "../../../application/cart/createBundleAddition.ts"
import { CartGateway } from "../../../application/cart/CartGateway.ts"
import { loadCart } from "../../../application/cart/loadCart.ts"
import { countingIds } from "../../../adapters/memory/CountingIds.ts"
import { IdGenerator } from "../../../application/platform/IdGenerator.ts"
import { NotEnoughStock } from "../../../domain/cart/CartChangeRefused.ts"
import { aCartOf, aSku } from "../../support/builders/aCart.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { FakeSession } from "../../support/fakes/FakeSession.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { itEffect } from "../../support/itEffect.ts"

const items = ["coat", "scarf"].map((sku) => ({ sku: aSku(sku), quantity: 1, bundleId: "290000002" }))

/** A store whose responses to additions are these, in order, and which records each call with its idempotency key. */
function shop(answers: readonly ReturnType<(typeof CartGateway)["Service"]["addToCart"]>[], held = 0) {
  const calls: (readonly [skus: string, key: string | undefined])[] = []
  const gateway = Layer.mock(CartGateway, {
    getCart: Effect.succeed(aCartOf(held)),
    addToCart: (additions, key) =>
      Effect.suspend(() => {
        calls.push([additions.map(({ sku, bundleId }) => `${sku} of ${bundleId}`).join(), key])
        return answers[calls.length - 1] ?? Effect.die("one call too many")
      }),
  })
  const store = inStore({ configuration: { MAX_PRODUCTS_SHOPCART_GUEST: "5" } })
  return {
    calls,
    layer: Layer.mergeAll(
      store,
      new FakeDevice().layer,
      new FakeSession("guest").layer,
      gateway,
      Layer.succeed(IdGenerator, countingIds()),
    ),
  }
}
const taken = Effect.succeed(aCartOf(2))

describe("adding a bundle to the cart", () => {
  itEffect("makes one call with all items, each of which names the bundle", () =>
    Effect.gen(function* () {
      const { layer, calls } = shop([taken])
      expect(yield* Effect.provide(createBundleAddition()(items), layer)).toEqual(aCartOf(2))
      expect(calls).toEqual([["coat of 290000002,scarf of 290000002", expect.any(String)]])
    }),
  )

  itEffect("is refused before any call when all items together exceed the maximum", () =>
    Effect.gen(function* () {
      const { layer, calls } = shop([], 4)
      const refusedReason = yield* Effect.flip(
        Effect.provide(Effect.andThen(loadCart(), createBundleAddition()(items)), layer),
      )
      expect(refusedReason).toMatchObject({ _tag: "CartLimitReached", maximum: 5 })
      expect(calls).toEqual([])
    }),
  )

  itEffect("R6 reuses the key of a lost response for the same items, and takes a new key afterwards", () =>
    Effect.gen(function* () {
      const { layer, calls } = shop([Effect.fail(backendError("unreachable")), taken, taken])
      const add = createBundleAddition()
      yield* Effect.provide(
        Effect.gen(function* () {
          yield* Effect.flip(add(items))
          yield* add(items)
          yield* add(items)
        }),
        layer,
      )
      const [lost, again, another] = calls.map(([, key]) => key)
      expect(again).toBe(lost)
      expect(another).not.toBe(lost)
    }),
  )

  itEffect("takes a new key after a refusal and for other items", () =>
    Effect.gen(function* () {
      const { layer, calls } = shop([
        Effect.fail(new NotEnoughStock({ sku: "coat", available: 0 })),
        Effect.fail(backendError("unreachable")),
        taken,
      ])
      const add = createBundleAddition()
      yield* Effect.provide(
        Effect.gen(function* () {
          yield* Effect.flip(add(items))
          yield* Effect.flip(add(items))
          yield* add(items.toReversed())
        }),
        layer,
      )
      expect(new Set(calls.map(([, key]) => key)).size).toBe(3)
    }),
  )
})
