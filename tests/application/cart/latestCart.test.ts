import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as fc from "fast-check"
import { describe, expect } from "vitest"
import { latestCart } from "../../../application/cart/latestCart.ts"
import type { Cart } from "../../../domain/cart/Cart.ts"
import { aCart, anOrderId } from "../../support/builders/aCart.ts"
import { itEffect } from "../../support/itEffect.ts"

/** A store whose carts are told apart by their ids: 7001 is the cart after one change. */
function shop() {
  let changes = 0
  const now = (): Cart => aCart([], { id: anOrderId(String(7000 + changes)) })
  return {
    now,
    change: () =>
      Effect.sync(() => {
        changes += 1
        return now()
      }),
    read: Effect.sync(now),
  }
}

describe("F44 concurrent cart requests", () => {
  itEffect("end with the current cart of the backend when responses arrive out of order", () =>
    Effect.gen(function* () {
      const orders = fc.sample(
        fc.tuple(
          fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
          fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
        ),
        40,
      )
      for (const [carriedOut, arrives] of orders) {
        const { now, change, read } = shop()
        const inOrder = latestCart(read)
        const answers: Deferred.Deferred<Cart>[] = []
        for (let call = 0; call < 4; call += 1) answers.push(yield* Deferred.make<Cart>())
        let shown: Cart | undefined
        const fibers = yield* Effect.forEach(answers, (answer) =>
          Effect.forkChild(
            Effect.tap(inOrder(Deferred.await(answer)), (cart) => Effect.sync(() => (shown = cart))),
            { startImmediately: true },
          ),
        )
        const carts = new Map<number, Cart>()
        for (const call of carriedOut) carts.set(call, yield* change())
        for (const call of arrives) {
          const [answer, cart] = [answers[call], carts.get(call)]
          if (answer === undefined || cart === undefined) throw new Error("every call has its answer")
          yield* Deferred.succeed(answer, cart)
          yield* Fiber.join(fibers[call] ?? (yield* Effect.die("every call has its fiber")))
        }
        // Without overtaking, the newest response is current.
        const isOvertaken = arrives.some((call, place) => call !== place)
        expect(shown).toEqual(isOvertaken ? now() : carts.get(3))
      }
    }),
  )

  itEffect("end with the newest response when the backend cannot be asked again", () =>
    Effect.gen(function* () {
      const inOrder = latestCart(Effect.fail("away"))
      const older = yield* Deferred.make<Cart>()
      const [first, second] = [aCart([], { id: anOrderId("7001") }), aCart([], { id: anOrderId("7002") })]
      const fiber = yield* Effect.forkChild(inOrder(Deferred.await(older)), { startImmediately: true })
      expect(yield* inOrder(Effect.succeed(second))).toEqual(second)
      yield* Deferred.succeed(older, first)
      expect(yield* Fiber.join(fiber)).toEqual(second)
    }),
  )

  itEffect("keep the error of each call separate", () =>
    Effect.gen(function* () {
      const inOrder = latestCart(Effect.succeed(aCart()))
      expect(yield* Effect.flip(inOrder(Effect.fail("refused")))).toBe("refused")
    }),
  )
})
