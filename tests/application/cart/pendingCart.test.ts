import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Option from "effect/Option"
import { describe, expect } from "vitest"
import { cartUpdates, dismissCartUpdates } from "../../../application/cart/cartUpdates.ts"
import { loadCart } from "../../../application/cart/loadCart.ts"
import { PENDING_CART_KEY } from "../../../application/cart/pending/pendingCart.ts"
import { syncPendingCart } from "../../../application/cart/pending/syncPendingCart.ts"
import { OnQueued } from "../../../application/shared/OnQueued.ts"
import { BackendError } from "../../../application/shared/BackendError.ts"
import { StorageError } from "../../../application/shared/StorageError.ts"
import { CartLimitReached, NotEnoughStock } from "../../../domain/cart/CartChangeRefused.ts"
import { aCart, aCartItem, aSku } from "../../support/builders/aCart.ts"
import { aStoreId } from "../../support/builders/aStore.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { aShop, away, pendingSkus } from "../../support/fakes/aShop.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { itEffect } from "../../support/itEffect.ts"

describe("an addition while the backend is unreachable", () => {
  itEffect("F60 is queued on the device in order and sent once with the next reading", () =>
    Effect.gen(function* () {
      const shop = aShop()
      yield* away(shop, "a", "b", "c")
      expect(shop.waiting()).toEqual(["a", "b", "c"])
      expect((yield* shop.run(cartUpdates(undefined))).waiting).toMatchObject([
        { sku: "a", name: "Garment a" },
        { sku: "b" },
        { sku: "c" },
      ])
      shop.state.reachable = true
      const cart = yield* shop.run(loadCart())
      expect(cart.items.map(({ sku }) => sku)).toEqual(["a", "b", "c"])
      yield* shop.run(loadCart())
      expect([shop.inCart(), shop.device.stored.has(PENDING_CART_KEY)]).toEqual([["a", "b", "c"], false])
    }),
  )

  itEffect("F42 counts once when only the response was lost", () =>
    Effect.gen(function* () {
      const shop = aShop()
      shop.state.losesAnswers = true
      expect(yield* Effect.flip(shop.add("a"))).toMatchObject({ _tag: "QueuedAddition" })
      shop.state.losesAnswers = false
      yield* shop.run(loadCart())
      expect([shop.inCart(), shop.waiting()]).toEqual([["a"], []])
    }),
  )

  itEffect("F61 is not reported as queued when the device has no storage", () =>
    Effect.gen(function* () {
      const full = new FakeDevice({
        store: { set: (key) => Effect.fail(new StorageError({ key, reason: { _tag: "QuotaReached" } })) },
      })
      const shop = aShop(full)
      shop.state.reachable = false
      expect(yield* Effect.flip(shop.add("a"))).toMatchObject({ _tag: "BackendError", reason: { _tag: "Unreachable" } })
    }),
  )

  for (const reason of ["fault", "cartFault", "expired", "rejected", "mismatch"] as const) {
    itEffect(`is refused and not queued when the backend answered: ${reason}`, () =>
      Effect.gen(function* () {
        const shop = aShop()
        shop.state.refuses.set("a", backendError(reason, "addToCart"))
        expect(yield* Effect.flip(shop.add("a"))).toEqual(backendError(reason, "addToCart"))
        expect(shop.waiting()).toEqual([])
      }),
    )
  }
})

describe("an addition in the waiting room of a full store", () => {
  /** A store whose waiting room opens with `open`; `stored` is the queue on the device meanwhile. */
  function aFullShop(outcome: Effect.Effect<void, BackendError | CartLimitReached | NotEnoughStock> = Effect.void) {
    const shop = aShop()
    const gate = Deferred.makeUnsafe<void>()
    shop.state.beforeAdd = Effect.gen(function* () {
      yield* Effect.flatMap(OnQueued, (prepare) => prepare)
      yield* Deferred.await(gate)
      yield* outcome
    })
    return { ...shop, open: Deferred.succeed(gate, undefined) }
  }
  const settle = Effect.gen(function* () {
    for (let turn = 0; turn < 50; turn += 1) yield* Effect.yieldNow
  })

  itEffect("F38 is stored on the device exactly as long as it waits", () =>
    Effect.gen(function* () {
      const shop = aFullShop()
      const added = yield* Effect.forkChild(shop.add("a"))
      yield* settle
      expect([shop.waiting(), shop.inCart()]).toEqual([["a"], []])
      yield* shop.open
      yield* Fiber.join(added)
      expect([shop.waiting(), shop.inCart(), shop.state.calls]).toEqual([[], ["a"], 1])
    }),
  )

  itEffect("F38 is sent once under the same key by the reloaded page when its tab is gone", () =>
    Effect.gen(function* () {
      const shop = aFullShop()
      const added = yield* Effect.forkChild(shop.add("a"))
      yield* settle
      yield* Fiber.interrupt(added)
      expect(shop.waiting()).toEqual(["a"])
      shop.state.beforeAdd = Effect.void
      yield* shop.run(loadCart())
      yield* shop.run(loadCart())
      expect([shop.waiting(), shop.inCart(), shop.state.calls]).toEqual([[], ["a"], 1])
    }),
  )

  itEffect("F38 is sent only by the tab that waits with it, not by another that reads the cart", () =>
    Effect.gen(function* () {
      const shop = aFullShop()
      const added = yield* Effect.forkChild(shop.add("a"))
      yield* settle
      const elsewhere = yield* Effect.forkChild(shop.run(loadCart()))
      yield* settle
      yield* shop.open
      yield* Fiber.join(added)
      yield* Fiber.join(elsewhere)
      expect([shop.waiting(), shop.inCart(), shop.state.calls]).toEqual([[], ["a"], 1])
    }),
  )

  itEffect("F39 stays queued after the wait ended without admission", () =>
    Effect.gen(function* () {
      const shop = aFullShop(
        Effect.fail(
          new BackendError({ operation: "addToCart", reason: { _tag: "RateLimited", retryAfterMillis: 1_000 } }),
        ),
      )
      yield* shop.open
      expect([yield* Effect.flip(shop.add("a")), shop.waiting(), shop.inCart()]).toEqual([
        expect.objectContaining({ _tag: "QueuedAddition" }),
        ["a"],
        [],
      ])
    }),
  )

  for (const refusedReason of [
    backendError("rejected", "addToCart"),
    new NotEnoughStock({ sku: aSku("a"), available: 0 }),
  ]) {
    itEffect(`is removed from the queue when the backend admits and refuses it: ${refusedReason._tag}`, () =>
      Effect.gen(function* () {
        const shop = aFullShop(Effect.fail(refusedReason))
        yield* shop.open
        expect([yield* Effect.flip(shop.add("a")), shop.waiting()]).toEqual([refusedReason, []])
      }),
    )
  }
})

describe("sending queued additions", () => {
  itEffect("F60 keeps the order and the rest of the queue when the backend fails halfway", () =>
    Effect.gen(function* () {
      const shop = aShop()
      yield* away(shop, "a", "b", "c")
      shop.state.reachable = true
      shop.state.refuses.set("b", backendError("unreachable"))
      yield* shop.run(syncPendingCart())
      expect([shop.inCart(), shop.waiting()]).toEqual([["a"], ["b", "c"]])
      shop.state.refuses.clear()
      yield* shop.run(syncPendingCart())
      expect([shop.inCart(), shop.waiting()]).toEqual([["a", "b", "c"], []])
    }),
  )

  itEffect("F58 ends in the same cart wherever it is interrupted, without loss or duplicates", () =>
    Effect.gen(function* () {
      let broken = 0
      for (let killedAt = 1, isOver = false; !isOver; killedAt += 1) {
        let steps = 0
        const step = Effect.suspend(() => ((steps += 1) === killedAt ? Effect.die("the tab was closed") : Effect.void))
        const memory = new Map([
          [
            PENDING_CART_KEY,
            JSON.stringify(["a", "b"].map((sku) => ({ key: `key-${sku}`, storeId: "10000034", sku, quantity: 1 }))),
          ],
        ])
        const around = <A>(act: () => A) =>
          Effect.andThen(
            step,
            Effect.tap(Effect.sync(act), () => step),
          )
        const device = new FakeDevice({
          store: {
            get: (key) => around(() => Option.fromUndefinedOr(memory.get(key))),
            set: (key, value) => around(() => void memory.set(key, value)),
            remove: (key) => around(() => void memory.delete(key)),
          },
        })
        const shop = aShop(device)
        shop.state.step = step
        yield* shop.run(syncPendingCart())
        isOver = steps < killedAt
        if (!isOver) broken += 1
        const waiting = memory.get(PENDING_CART_KEY) ?? ""
        for (const sku of ["a", "b"])
          expect(shop.inCart().includes(sku) || waiting.includes(`key-${sku}`), `${sku} after step ${killedAt}`).toBe(
            true,
          )
        yield* shop.run(syncPendingCart())
        expect([shop.inCart(), memory.has(PENDING_CART_KEY)]).toEqual([["a", "b"], false])
      }
      expect(broken).toBeGreaterThan(10)
    }),
  )

  itEffect("F60 sends once although four tabs come back at the same time", () =>
    Effect.gen(function* () {
      const shop = aShop()
      yield* away(shop, "a", "b")
      shop.state.reachable = true
      shop.state.calls = 0
      shop.state.step = Effect.yieldNow
      const tabs = yield* Effect.all(Array.from({ length: 4 }, () => Effect.forkChild(shop.run(loadCart()))))
      yield* Effect.all(tabs.map((tab) => Fiber.join(tab)))
      expect([shop.state.calls, shop.inCart(), shop.waiting()]).toEqual([2, ["a", "b"], []])
    }),
  )

  itEffect(
    "F56 reports refused additions with their reasons until the customer has seen them, and adds the others",
    () =>
      Effect.gen(function* () {
        const shop = aShop()
        yield* away(shop, "a", "b", "c", "d")
        shop.state.reachable = true
        shop.state.refuses
          .set("a", new NotEnoughStock({ sku: "a", available: 2 }))
          .set("b", CartLimitReached.of(50))
          .set(
            "c",
            new BackendError({
              operation: "addToCart",
              reason: { _tag: "ServerFault", key: "_WARN_MAX_PRODUCTS_SHOP_CART" },
            }),
          )
        yield* shop.run(loadCart())
        expect(shop.inCart()).toEqual(["d"])
        const updates = yield* shop.run(cartUpdates(undefined))
        expect([
          updates.waiting,
          updates.refused.map(({ sku, refusedReason }) => [sku, refusedReason.messageKey, ...refusedReason.parameters]),
        ]).toEqual([
          [],
          [
            ["a", "_ERR_NO_STOCK", "a", "2"],
            ["b", "_ERR_MAX_PRODUCTS_SHOPCART", "50"],
            ["c", "_WARN_MAX_PRODUCTS_SHOP_CART"],
          ],
        ])
        yield* shop.run(dismissCartUpdates(updates))
        expect([(yield* shop.run(cartUpdates(undefined))).refused, shop.device.stored.has(PENDING_CART_KEY)]).toEqual([
          [],
          false,
        ])
      }),
  )

  itEffect("F21 sends nothing to another store, whose queue stays", () =>
    Effect.gen(function* () {
      const device = new FakeDevice()
      yield* away(aShop(device), "a")
      const other = aShop(device, inStore({ id: aStoreId("10000001") }))
      yield* other.run(loadCart())
      expect([other.inCart(), (yield* other.run(cartUpdates(undefined))).waiting, pendingSkus(device)]).toEqual([
        [],
        [],
        ["a"],
      ])
    }),
  )

  itEffect("F61 discards malformed entries, reports their number and sends the rest", () =>
    Effect.gen(function* () {
      const shop = aShop()
      yield* away(shop, "a")
      const [good] = JSON.parse(shop.device.stored.get(PENDING_CART_KEY) ?? "[]")
      shop.device.stored.set(PENDING_CART_KEY, JSON.stringify([null, { ...good, sku: "a/b" }, good, 7]))
      shop.state.reachable = true
      yield* shop.run(loadCart())
      expect([shop.inCart(), shop.waiting()]).toEqual([["a"], []])
      expect(shop.device.log.some((line) => line.includes("3"))).toBe(true)
    }),
  )

  for (const junk of ["", "{", "null", "{}", "7"]) {
    itEffect(`F61 reads the cart although the whole queue is malformed: ${JSON.stringify(junk)}`, () =>
      Effect.gen(function* () {
        const shop = aShop()
        shop.device.stored.set(PENDING_CART_KEY, junk)
        expect((yield* shop.run(loadCart())).items).toEqual([])
        yield* away(shop, "a")
        expect(shop.waiting()).toEqual(["a"])
      }),
    )
  }
})

describe("the result of a login", () => {
  const merged = aCart([aCartItem("a", 2)], { merge: { id: "7001", items: [{ sku: aSku("a"), quantity: 2 }] } })

  itEffect("is reported once on this device", () =>
    Effect.gen(function* () {
      const shop = aShop()
      const updates = yield* shop.run(cartUpdates(merged))
      expect(updates.merge).toEqual(merged.merge)
      yield* shop.run(dismissCartUpdates(updates))
      expect(yield* shop.run(cartUpdates(merged))).toEqual({ waiting: [], refused: [] })
      const next = { ...merged, merge: { id: "7002", items: [] } }
      expect((yield* shop.run(cartUpdates(next))).merge?.id).toBe("7002")
    }),
  )
})
