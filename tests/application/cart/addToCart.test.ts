import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect } from "vitest"
import { addToCart } from "../../../application/cart/addToCart.ts"
import { CartGateway } from "../../../application/cart/CartGateway.ts"
import { clearRememberedCart } from "../../../application/cart/CartSnapshot.ts"
import { rememberAccountKind } from "../../../application/cart/cartLimitKind.ts"
import { loadCart } from "../../../application/cart/loadCart.ts"
import { NotEnoughStock } from "../../../domain/cart/CartChangeRefused.ts"
import type { Cart } from "../../../domain/cart/Cart.ts"
import { aCart, aCartItem, aCartOf, aSku } from "../../support/builders/aCart.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { aStoreId } from "../../support/builders/aStore.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { FakeSession } from "../../support/fakes/FakeSession.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { itEffect } from "../../support/itEffect.ts"

type CartGatewayOverrides = Layer.PartialEffectful<(typeof CartGateway)["Service"]>

const LIMITED = { configuration: { MAX_PRODUCTS_SHOPCART_GUEST: "3", MAX_PRODUCTS_SHOPCART_REGISTERED: "5" } }

/** A store whose cart gateway records its calls. */
function shop(
  overrides: CartGatewayOverrides & { readonly cart?: Cart },
  device = new FakeDevice(),
  session = new FakeSession("guest"),
  store = inStore(LIMITED),
) {
  const calls: string[] = []
  const cart = overrides.cart ?? aCartOf(1)
  const gateway: CartGatewayOverrides = {
    getCart: Effect.sync(() => {
      calls.push("getCart")
      return cart
    }),
    addToCart: (additions) =>
      Effect.sync(() => {
        calls.push(`addToCart ${additions.map(({ sku, quantity }) => `${sku}×${quantity}`).join()}`)
        return cart
      }),
    ...overrides,
  }
  return {
    calls,
    device,
    session,
    layer: Layer.mergeAll(store, device.layer, session.layer, Layer.mock(CartGateway, gateway)),
  }
}

const add = (sku: string, quantity = 1) => addToCart({ sku: aSku(sku), quantity })

describe("adding to the cart", () => {
  itEffect("calls the backend and returns the whole cart", () =>
    Effect.gen(function* () {
      const { layer, calls } = shop({ cart: aCartOf(2) })
      const cart = yield* Effect.provide(add("new", 2), layer)
      expect(cart).toEqual(aCartOf(2))
      expect(calls).toEqual(["getCart", "addToCart new×2"])
    }),
  )

  itEffect("makes one call when the device remembers the cart", () =>
    Effect.gen(function* () {
      const { layer, calls } = shop({})
      yield* Effect.provide(Effect.all([add("a"), add("b")]), layer)
      expect(calls).toEqual(["getCart", "addToCart a×1", "addToCart b×1"])
    }),
  )

  itEffect("reads no cart without a session, where it can only be empty", () =>
    Effect.gen(function* () {
      const { layer, calls } = shop({}, new FakeDevice(), new FakeSession("none"))
      yield* Effect.provide(add("a"), layer)
      expect(calls).toEqual(["addToCart a×1"])
    }),
  )

  itEffect("is refused for a guest over the limit before any call, with status 0, code 11 and the maximum", () =>
    Effect.gen(function* () {
      const { layer, calls } = shop({ cart: aCartOf(3) })
      yield* Effect.provide(loadCart(), layer)
      calls.length = 0
      const refusedReason = yield* Effect.flip(Effect.provide(add("new"), layer))
      expect(refusedReason).toMatchObject({
        _tag: "CartLimitReached",
        status: 0,
        code: 11,
        messageKey: "_ERR_MAX_PRODUCTS_SHOPCART",
        maximum: 3,
      })
      expect(calls).toEqual([])
    }),
  )

  itEffect("is allowed at the limit for a sku that is already in the cart", () =>
    Effect.gen(function* () {
      const { layer, calls } = shop({ cart: aCartOf(3) })
      yield* Effect.provide(Effect.andThen(loadCart(), add("s2")), layer)
      expect(calls).toEqual(["getCart", "addToCart s2×1"])
    }),
  )

  for (const state of ["registered", "registered-expired"] as const) {
    itEffect(`applies the limit of registered users to a session that is ${state}`, () =>
      Effect.gen(function* () {
        const { layer } = shop({ cart: aCartOf(5) }, new FakeDevice(), new FakeSession(state))
        const refusedReason = yield* Effect.flip(Effect.provide(Effect.andThen(loadCart(), add("new")), layer))
        expect(refusedReason).toMatchObject({ _tag: "CartLimitReached", maximum: 5 })
      }),
    )
  }

  for (const [kind, maximum] of [
    ["registered", 3],
    ["business", 5],
    [undefined, 5],
  ] as const) {
    itEffect(
      `applies the limit of ${kind === undefined ? "business clients to an unknown kind" : `kind ${kind}`}`,
      () =>
        Effect.gen(function* () {
          const device = new FakeDevice()
          const store = inStore({
            configuration: {
              MAX_PRODUCTS_SHOPCART_GUEST: "2",
              MAX_PRODUCTS_SHOPCART_REGISTERED: "3",
              MAX_PRODUCTS_SHOPCART_BUSINESS: "5",
            },
          })
          const at = (count: number) => shop({ cart: aCartOf(count) }, device, new FakeSession("registered"), store)
          const { layer, calls } = at(maximum)
          const refusedReason = yield* Effect.flip(
            Effect.provide(Effect.andThen(rememberAccountKind(kind), Effect.andThen(loadCart(), add("new"))), layer),
          )
          expect(refusedReason).toMatchObject({
            _tag: "CartLimitReached",
            status: 0,
            code: 11,
            messageKey: "_ERR_MAX_PRODUCTS_SHOPCART",
            maximum,
          })
          expect(calls).toEqual(["getCart"])
          yield* Effect.provide(Effect.andThen(loadCart(), add("new")), at(maximum - 1).layer)
        }),
    )
  }

  itEffect("refuses zero, half or a hundred units before calling the gateway", () =>
    Effect.gen(function* () {
      const { layer, calls } = shop({})
      const refusedCases = yield* Effect.provide(
        Effect.forEach([0, 0.5, 100], (quantity) => Effect.flip(add("a", quantity))),
        layer,
      )
      expect(refusedCases.map(({ _tag }) => _tag)).toEqual(["QuantityRefused", "QuantityRefused", "QuantityRefused"])
      expect(calls.filter((call) => call.startsWith("addToCart"))).toEqual([])
    }),
  )

  itEffect("refuses part of a lot before any call when the page or the remembered cart knows the lot", () =>
    Effect.gen(function* () {
      const { layer, calls } = shop({ cart: aCart([{ ...aCartItem("socks", 3), unitsLot: 3 }]) })
      yield* Effect.provide(loadCart(), layer)
      calls.length = 0
      const refusedCases = yield* Effect.provide(
        Effect.all([
          Effect.flip(add("socks", 2)),
          Effect.flip(addToCart({ sku: aSku("tights"), quantity: 7, unitsLot: 5 })),
        ]),
        layer,
      )
      expect(refusedCases).toMatchObject([
        { _tag: "QuantityRefused", quantity: 2, lot: 3 },
        { _tag: "QuantityRefused", quantity: 7, lot: 5 },
      ])
      expect(calls).toEqual([])
      yield* Effect.provide(add("socks", 6), layer)
      expect(calls).toEqual(["addToCart socks×6"])
    }),
  )

  itEffect("reports the remaining stock when it is too low, and keeps the remembered cart", () =>
    Effect.gen(function* () {
      const device = new FakeDevice()
      const { layer } = shop({ addToCart: () => Effect.fail(new NotEnoughStock({ sku: "a", available: 1 })) }, device)
      const refusedReason = yield* Effect.flip(Effect.provide(add("a", 2), layer))
      expect(refusedReason).toMatchObject({ _tag: "NotEnoughStock", available: 1 })
      expect([...device.stored.keys()]).toEqual(["selvedge.cart.v1"])
    }),
  )
})

describe("the cart remembered on the device", () => {
  const asked = (calls: readonly string[]) => calls.filter((call) => call === "getCart").length

  itEffect("is valid for exactly ten minutes", () =>
    Effect.gen(function* () {
      const { layer, calls } = shop({})
      yield* Effect.provide(loadCart(), layer)
      yield* TestClock.adjust(Duration.millis(599_999))
      yield* Effect.provide(add("a"), layer)
      expect(asked(calls)).toBe(1)
      yield* TestClock.adjust(Duration.minutes(10))
      yield* Effect.provide(add("b"), layer)
      expect(asked(calls)).toBe(2)
    }),
  )

  itEffect("F16 is ignored when its time lies in the future", () =>
    Effect.gen(function* () {
      const { layer, calls } = shop({})
      yield* TestClock.setTime(1_000_000_000)
      yield* Effect.provide(loadCart(), layer)
      yield* TestClock.setTime(999_000_000)
      yield* Effect.provide(add("a"), layer)
      expect(asked(calls)).toBe(2)
    }),
  )

  itEffect("F21 belongs to its store: the cart of another store is fetched", () =>
    Effect.gen(function* () {
      const device = new FakeDevice()
      yield* Effect.provide(loadCart(), shop({}, device).layer)
      const other = shop({}, device, new FakeSession("guest"), inStore({ id: aStoreId("10000001") }))
      yield* Effect.provide(add("a"), other.layer)
      expect(asked(other.calls)).toBe(1)
    }),
  )

  itEffect("is absent after it was cleared", () =>
    Effect.gen(function* () {
      const { layer, calls, device } = shop({})
      yield* Effect.provide(Effect.andThen(loadCart(), clearRememberedCart), layer)
      expect(device.stored.size).toBe(0)
      yield* Effect.provide(add("a"), layer)
      expect(asked(calls)).toBe(2)
    }),
  )

  for (const junk of [
    "",
    "null",
    "[]",
    "{",
    '{"storeId":"10000034"}',
    '{"storeId":"10000034","items":[{"sku":"a/b","quantity":1}],"savedAt":0}',
    '{"storeId":"10000034","items":[{"sku":"a","quantity":-1}],"savedAt":0}',
  ]) {
    itEffect(`F61 is discarded and fetched again when it is malformed: ${JSON.stringify(junk)}`, () =>
      Effect.gen(function* () {
        const device = new FakeDevice()
        device.stored.set("selvedge.cart.v1", junk)
        const { layer, calls } = shop({}, device)
        yield* Effect.provide(add("a"), layer)
        expect(calls).toEqual(["getCart", "addToCart a×1"])
      }),
    )
  }
})

describe("an error of the store's cart", () => {
  itEffect("F36 with a key signs a guest out, clears the cart and is passed on", () =>
    Effect.gen(function* () {
      const { layer, session, device } = shop({ addToCart: () => Effect.fail(backendError("cartFault", "addToCart")) })
      const error = yield* Effect.flip(Effect.provide(add("a"), layer))
      expect(error).toEqual(backendError("cartFault", "addToCart"))
      expect([session.cleared, session.token, device.stored.has("selvedge.cart.v1")]).toEqual([1, undefined, false])
    }),
  )

  itEffect("F36 with a key keeps a registered user signed in and clears the cart", () =>
    Effect.gen(function* () {
      const { layer, session, device } = shop(
        { addToCart: () => Effect.fail(backendError("cartFault")) },
        new FakeDevice(),
        new FakeSession("registered"),
      )
      yield* Effect.flip(Effect.provide(add("a"), layer))
      expect([session.cleared, device.stored.has("selvedge.cart.v1")]).toEqual([0, false])
    }),
  )

  for (const reason of ["fault", "unreachable", "rejected", "mismatch", "expired"] as const) {
    itEffect(`F36 is not recognised for ${reason}: session and cart stay`, () =>
      Effect.gen(function* () {
        const { layer, session, device } = shop({ addToCart: () => Effect.fail(backendError(reason)) })
        yield* Effect.flip(Effect.provide(add("a"), layer))
        expect([session.cleared, device.stored.has("selvedge.cart.v1")]).toEqual([0, true])
      }),
    )
  }

  itEffect("F36 has the same effect when reading the cart", () =>
    Effect.gen(function* () {
      const { layer, session } = shop({ getCart: Effect.fail(backendError("cartFault")) })
      yield* Effect.flip(Effect.provide(loadCart(), layer))
      expect(session.cleared).toBe(1)
    }),
  )

  itEffect("never shows an empty cart unless the backend returned one", () =>
    Effect.gen(function* () {
      const { layer } = shop({ cart: aCart([]) })
      expect((yield* Effect.provide(loadCart(), layer)).items).toEqual([])
    }),
  )
})
