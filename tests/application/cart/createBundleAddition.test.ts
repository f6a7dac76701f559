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

const pieces = ["coat", "scarf"].map((sku) => ({ sku: aSku(sku), quantity: 1, bundleId: "290000002" }))

/**
 * A shop whose answers to additions are these, one after the other, and which writes down what it was asked under which
 * key.
 */
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

describe("putting a bundle into the cart", () => {
  itEffect("is one call with all of its pieces, each naming the bundle", () =>
    Effect.gen(function* () {
      const { layer, calls } = shop([taken])
      expect(yield* Effect.provide(createBundleAddition()(pieces), layer)).toEqual(aCartOf(2))
      expect(calls).toEqual([["coat of 290000002,scarf of 290000002", expect.any(String)]])
    }),
  )

  itEffect(
    "is refused before any call where the cart would come over its maximum, though its first piece would fit",
    () =>
      Effect.gen(function* () {
        const { layer, calls } = shop([], 4)
        const refusal = yield* Effect.flip(
          Effect.provide(Effect.andThen(loadCart(), createBundleAddition()(pieces)), layer),
        )
        expect(refusal).toMatchObject({ _tag: "CartLimitReached", maximum: 5 })
        expect(calls).toEqual([])
      }),
  )

  itEffect(
    "R6 goes under the key of the answer that was lost when the same pieces are asked for again, and under a new one afterwards",
    () =>
      Effect.gen(function* () {
        const { layer, calls } = shop([Effect.fail(backendError("unreachable")), taken, taken])
        const add = createBundleAddition()
        yield* Effect.provide(
          Effect.gen(function* () {
            yield* Effect.flip(add(pieces))
            yield* add(pieces)
            yield* add(pieces)
          }),
          layer,
        )
        const [lost, again, another] = calls.map(([, key]) => key)
        expect(again).toBe(lost)
        expect(another).not.toBe(lost)
      }),
  )

  itEffect("goes under a new key after a refusal, and where other pieces are asked for", () =>
    Effect.gen(function* () {
      const { layer, calls } = shop([
        Effect.fail(new NotEnoughStock({ sku: "coat", available: 0 })),
        Effect.fail(backendError("unreachable")),
        taken,
      ])
      const add = createBundleAddition()
      yield* Effect.provide(
        Effect.gen(function* () {
          yield* Effect.flip(add(pieces))
          yield* Effect.flip(add(pieces))
          yield* add(pieces.toReversed())
        }),
        layer,
      )
      expect(new Set(calls.map(([, key]) => key)).size).toBe(3)
    }),
  )
})
