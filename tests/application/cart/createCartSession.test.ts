import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect } from "vitest"
import { createCartSession } from "../../../application/cart/createCartSession.ts"
import type { TabChange } from "../../../application/platform/TabAnnouncer.ts"
import { TabAnnouncer } from "../../../application/platform/TabAnnouncer.ts"
import { CartLimitReached } from "../../../domain/cart/CartChangeRefused.ts"
import type { Cart } from "../../../domain/cart/Cart.ts"
import { aCart, aCartItem } from "../../support/builders/aCart.ts"
import { euros } from "../../support/builders/euros.ts"
import { FakeSession } from "../../support/fakes/FakeSession.ts"
import { itEffect } from "../../support/itEffect.ts"

const limitReached = CartLimitReached.of(3)

/** The cart of a document, the announced changes, and the carts with background work. */
function aDocument(state: "guest" | "registered") {
  const announced: TabChange[] = []
  const background: (readonly [cart: Cart, isChange: boolean])[] = []
  const session = createCartSession(Effect.succeed(aCart()), (cart, isChange) =>
    Effect.sync(() => void background.push([cart, isChange])),
  )
  const layer = Layer.merge(
    new FakeSession(state).layer,
    Layer.succeed(TabAnnouncer, { announce: (change) => Effect.sync(() => void announced.push(change)) }),
  )
  return { announced, background, session, layer }
}

/** Lets the background work run. */
const settle = TestClock.adjust("1 second")

describe("the cart of a document", () => {
  itEffect("announces changes to other tabs, also after an error, and no reads", () =>
    Effect.gen(function* () {
      const { announced, session, layer } = aDocument("guest")
      const run = Effect.provide(layer)
      yield* run(session.read(Effect.succeed(aCart())))
      expect([announced, session.wasChanged()]).toEqual([[], false])
      yield* run(session.change(Effect.succeed(aCart())))
      expect(yield* run(Effect.flip(session.change(Effect.fail(limitReached))))).toBe(limitReached)
      expect([announced, session.wasChanged()]).toEqual([["cart", "cart"], true])
    }),
  )

  itEffect("counts as changed while the change is pending", () =>
    Effect.gen(function* () {
      const { session, layer } = aDocument("guest")
      yield* Effect.forkChild(Effect.provide(session.change(Effect.never), layer), { startImmediately: true })
      expect(session.wasChanged()).toBe(true)
    }),
  )

  itEffect("has background work for an account's cart, and for a guest's only when its totals do not add up", () =>
    Effect.gen(function* () {
      const wrong = aCart([aCartItem("1001")], { totalOrder: euros(1_007) })
      const guest = aDocument("guest")
      yield* Effect.provide(guest.session.change(Effect.succeed(aCart())), guest.layer)
      yield* Effect.provide(guest.session.read(Effect.succeed(wrong)), guest.layer)
      const account = aDocument("registered")
      yield* Effect.provide(account.session.change(Effect.succeed(aCart())), account.layer)
      yield* settle
      expect([guest.background, account.background]).toEqual([[[wrong, false]], [[aCart(), true]]])
    }),
  )

  itEffect("returns the other values of a change with its cart", () =>
    Effect.gen(function* () {
      const { session, layer } = aDocument("guest")
      const moved = session.changeWith(Effect.succeed({ cart: aCart(), moved: 2 }))
      expect(yield* Effect.provide(moved, layer)).toEqual({ cart: aCart(), moved: 2 })
    }),
  )
})
