import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect } from "vitest"
import { testRoot } from "../../../adapters/composition/testRoot.ts"
import { CartDetailGateway } from "../../../application/cart/CartDetailGateway.ts"
import { CartGateway } from "../../../application/cart/CartGateway.ts"
import { saveBackup, discardBackup, readBackup, restoreBackup } from "../../../application/cart/cartBackup.ts"
import type { SafeCart } from "../../../application/cart/SafeCartGateway.ts"
import { SafeCartGateway } from "../../../application/cart/SafeCartGateway.ts"
import type { Session } from "../../../domain/session/Session.ts"
import { inSpain } from "../../support/backend/scopes.ts"
import { aCart, aCartItem, aSku } from "../../support/builders/aCart.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { FakeSession } from "../../support/fakes/FakeSession.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { itEffect } from "../../support/itEffect.ts"

const units = (items: readonly { readonly sku: string; readonly quantity: number }[]) =>
  items.map(({ sku, quantity }) => `${quantity} ${sku}`).join(", ")

/** An account or a guest, and its saved cart. */
function shop({
  state = "registered",
  leftovers,
  fails = false,
}: { readonly state?: Session["state"]; readonly leftovers?: SafeCart; readonly fails?: boolean } = {}) {
  const calls: string[] = []
  const device = new FakeDevice()
  const layer = Layer.mergeAll(
    inStore(),
    device.layer,
    new FakeSession(state).layer,
    Layer.mock(CartGateway, {
      getCart: Effect.sync(() => {
        calls.push("getCart")
        return aCart([])
      }),
    }),
    Layer.mock(CartDetailGateway, {
      moveWishlistToCart: (additions) =>
        Effect.sync(() => {
          calls.push(`move ${units(additions)}`)
          return aCart([aCartItem("a", 2)])
        }),
    }),
    Layer.mock(SafeCartGateway, {
      saveSafeCart: ({ items }) =>
        Effect.suspend(() => {
          calls.push(`save ${units(items)}`)
          return fails ? Effect.fail(backendError("unreachable")) : Effect.void
        }),
      getSafeCart: () =>
        Effect.suspend(() => {
          calls.push("get")
          return fails ? Effect.fail(backendError("unreachable")) : Effect.succeed(Option.fromUndefinedOr(leftovers))
        }),
    }),
  )
  return { calls, device, layer }
}

const filled = aCart([aCartItem("a", 2), aCartItem("b")])
const emptied = aCart([])
const backup: SafeCart = {
  items: [
    { sku: aSku("a"), quantity: 2 },
    { sku: aSku("b"), quantity: 1 },
  ],
  leftovers: [],
}

describe("backing up an account's cart", () => {
  itEffect("saves skus and quantities once per state of the cart", () =>
    Effect.gen(function* () {
      const { layer, calls } = shop()
      yield* Effect.provide(
        Effect.all([saveBackup(filled), saveBackup(filled), saveBackup(aCart([aCartItem("a", 3)]))]),
        layer,
      )
      expect(calls).toEqual(["save 2 a, 1 b", "save 3 a"])
    }),
  )

  itEffect("sees another cart when an item has another text or belongs to a bundle", () =>
    Effect.gen(function* () {
      const { layer, calls } = shop()
      const written = (text: string) =>
        aCart([
          aCartItem("a", 2, { customization: [{ areaId: "collar", text, colorId: "indigo", typographyId: "serif" }] }),
        ])
      const together = aCart([aCartItem("a", 2, { bundle: { id: "290001", name: "Look", size: 2 } })])
      yield* Effect.provide(
        Effect.all([written("AP"), written("AP"), written("PA"), together].map((cart) => saveBackup(cart))),
        layer,
      )
      expect(calls).toEqual(["save 2 a", "save 2 a", "save 2 a"])
    }),
  )

  itEffect("does not back up a cart that is found empty", () =>
    Effect.gen(function* () {
      const { layer, calls } = shop()
      yield* Effect.provide(Effect.all([saveBackup(filled), saveBackup(emptied)]), layer)
      expect(calls).toEqual(["save 2 a, 1 b"])
      yield* Effect.provide(saveBackup(emptied, true), layer)
      expect(calls).toEqual(["save 2 a, 1 b", "save "])
    }),
  )

  itEffect("neither saves nor offers backups for guests", () =>
    Effect.gen(function* () {
      const { layer, calls } = shop({ state: "guest", leftovers: backup })
      expect(yield* Effect.provide(Effect.andThen(saveBackup(filled), readBackup()), layer)).toEqual([])
      expect(calls).toEqual([])
    }),
  )

  itEffect("logs an error and retries with the next change", () =>
    Effect.gen(function* () {
      const { layer, calls, device } = shop({ fails: true })
      yield* Effect.provide(Effect.all([saveBackup(filled), saveBackup(filled)]), layer)
      expect(calls).toHaveLength(2)
      expect(device.log.join()).toContain("was not backed up")
    }),
  )
})

describe("the backup of a cart", () => {
  itEffect("is offered unchanged; there is none after a 404 or a read error", () =>
    Effect.gen(function* () {
      expect(yield* Effect.provide(readBackup(), shop({ leftovers: backup }).layer)).toEqual(backup.items)
      expect(yield* Effect.provide(readBackup(), shop().layer)).toEqual([])
      expect(yield* Effect.provide(readBackup(), shop({ fails: true }).layer)).toEqual([])
    }),
  )

  itEffect("is restored as far as the backend has stock, and returns the cart", () =>
    Effect.gen(function* () {
      const { layer, calls } = shop({ leftovers: backup })
      expect(yield* Effect.provide(restoreBackup(), layer)).toEqual(aCart([aCartItem("a", 2)]))
      expect(calls).toEqual(["get", "move 2 a, 1 b"])
      const none = shop()
      yield* Effect.provide(restoreBackup(), none.layer)
      expect(none.calls).toEqual(["get", "getCart"])
    }),
  )

  itEffect("is discarded by saving an empty one, which keeps the leftovers of logins", () =>
    Effect.gen(function* () {
      const { layer, calls } = shop({ leftovers: backup })
      yield* Effect.provide(Effect.andThen(discardBackup(), saveBackup(filled)), layer)
      expect(calls).toEqual(["save ", "save 2 a, 1 b"])
    }),
  )

  itEffect("has a timeout of exactly 5,000 ms for reading and writing", () =>
    Effect.gen(function* () {
      for (const program of [saveBackup(filled), readBackup()]) {
        const { context } = testRoot(inSpain, {
          session: { accessToken: Redacted.make("r.1"), userType: "registered" },
          fetch: () => new Promise(() => undefined),
        })
        const fiber = yield* Effect.forkChild(Effect.provideContext(program, context))
        yield* TestClock.adjust(Duration.millis(4_999))
        expect(fiber.pollUnsafe()).toBeUndefined()
        yield* TestClock.adjust(Duration.millis(1))
        yield* Fiber.join(fiber)
      }
    }),
  )
})
