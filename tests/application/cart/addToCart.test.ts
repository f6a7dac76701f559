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

type Given = Layer.PartialEffectful<(typeof CartGateway)["Service"]>

const LIMITED = { configuration: { MAX_PRODUCTS_SHOPCART_GUEST: "3", MAX_PRODUCTS_SHOPCART_REGISTERED: "5" } }

/** A shop whose cart gateway writes down what it is asked. */
function shop(
  given: Given & { readonly cart?: Cart },
  device = new FakeDevice(),
  session = new FakeSession("guest"),
  store = inStore(LIMITED),
) {
  const calls: string[] = []
  const cart = given.cart ?? aCartOf(1)
  const gateway: Given = {
    getCart: Effect.sync(() => {
      calls.push("getCart")
      return cart
    }),
    addToCart: (additions) =>
      Effect.sync(() => {
        calls.push(`addToCart ${additions.map(({ sku, quantity }) => `${sku}×${quantity}`).join()}`)
        return cart
      }),
    ...given,
  }
  return {
    calls,
    device,
    session,
    layer: Layer.mergeAll(store, device.layer, session.layer, Layer.mock(CartGateway, gateway)),
  }
}

const add = (sku: string, quantity = 1) => addToCart({ sku: aSku(sku), quantity })

describe("putting something into the cart", () => {
  itEffect("asks the shop and answers the whole cart as the shop has it", () =>
    Effect.gen(function* () {
      const { layer, calls } = shop({ cart: aCartOf(2) })
      const cart = yield* Effect.provide(add("new", 2), layer)
      expect(cart).toEqual(aCartOf(2))
      expect(calls).toEqual(["getCart", "addToCart new×2"])
    }),
  )

  itEffect("asks only once where the device remembers the cart", () =>
    Effect.gen(function* () {
      const { layer, calls } = shop({})
      yield* Effect.provide(Effect.all([add("a"), add("b")]), layer)
      expect(calls).toEqual(["getCart", "addToCart a×1", "addToCart b×1"])
    }),
  )

  itEffect("reads no cart where there is no session yet: it can only be empty", () =>
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
      const refusal = yield* Effect.flip(Effect.provide(add("new"), layer))
      expect(refusal).toMatchObject({
        _tag: "CartLimitReached",
        status: 0,
        code: 11,
        messageKey: "_ERR_MAX_PRODUCTS_SHOPCART",
        maximum: 3,
      })
      expect(calls).toEqual([])
    }),
  )

  itEffect("is not refused at the limit for a sku that is in the cart", () =>
    Effect.gen(function* () {
      const { layer, calls } = shop({ cart: aCartOf(3) })
      yield* Effect.provide(Effect.andThen(loadCart(), add("s2")), layer)
      expect(calls).toEqual(["getCart", "addToCart s2×1"])
    }),
  )

  for (const state of ["registered", "registered-expired"] as const) {
    itEffect(`has the limit of registered users in a session that is ${state}`, () =>
      Effect.gen(function* () {
        const { layer } = shop({ cart: aCartOf(5) }, new FakeDevice(), new FakeSession(state))
        const refusal = yield* Effect.flip(Effect.provide(Effect.andThen(loadCart(), add("new")), layer))
        expect(refusal).toMatchObject({ _tag: "CartLimitReached", maximum: 5 })
      }),
    )
  }

  for (const [kind, maximum] of [
    ["registered", 3],
    ["business", 5],
    [undefined, 5],
  ] as const) {
    itEffect(
      `has the limit of ${kind === undefined ? "business clients until it is known which kind of account came in" : `the kind of account that came in: ${kind}`}`,
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
          const refusal = yield* Effect.flip(
            Effect.provide(Effect.andThen(rememberAccountKind(kind), Effect.andThen(loadCart(), add("new"))), layer),
          )
          expect(refusal).toMatchObject({
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

  itEffect("of no piece at all, of half a piece or of a hundred is refused before the gateway is asked to add", () =>
    Effect.gen(function* () {
      const { layer, calls } = shop({})
      const refusals = yield* Effect.provide(
        Effect.forEach([0, 0.5, 100], (quantity) => Effect.flip(add("a", quantity))),
        layer,
      )
      expect(refusals.map(({ _tag }) => _tag)).toEqual(["QuantityRefused", "QuantityRefused", "QuantityRefused"])
      expect(calls.filter((call) => call.startsWith("addToCart"))).toEqual([])
    }),
  )

  itEffect(
    "of a part of a lot is refused before any call, where its page or the remembered cart says how it is sold",
    () =>
      Effect.gen(function* () {
        const { layer, calls } = shop({ cart: aCart([{ ...aCartItem("socks", 3), unitsLot: 3 }]) })
        yield* Effect.provide(loadCart(), layer)
        calls.length = 0
        const refusals = yield* Effect.provide(
          Effect.all([
            Effect.flip(add("socks", 2)),
            Effect.flip(addToCart({ sku: aSku("tights"), quantity: 7, unitsLot: 5 })),
          ]),
          layer,
        )
        expect(refusals).toMatchObject([
          { _tag: "QuantityRefused", quantity: 2, lot: 3 },
          { _tag: "QuantityRefused", quantity: 7, lot: 5 },
        ])
        expect(calls).toEqual([])
        yield* Effect.provide(add("socks", 6), layer)
        expect(calls).toEqual(["addToCart socks×6"])
      }),
  )

  itEffect("that the shop has too few of fails with what is left, and the remembered cart stays", () =>
    Effect.gen(function* () {
      const device = new FakeDevice()
      const { layer } = shop({ addToCart: () => Effect.fail(new NotEnoughStock({ sku: "a", available: 1 })) }, device)
      const refusal = yield* Effect.flip(Effect.provide(add("a", 2), layer))
      expect(refusal).toMatchObject({ _tag: "NotEnoughStock", available: 1 })
      expect([...device.kept.keys()]).toEqual(["selvedge.cart.v1"])
    }),
  )
})

describe("the cart a device remembers", () => {
  const asked = (calls: readonly string[]) => calls.filter((call) => call === "getCart").length

  itEffect("is believed for ten minutes and not a millisecond longer", () =>
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

  itEffect("F16 is not believed when it comes from the future", () =>
    Effect.gen(function* () {
      const { layer, calls } = shop({})
      yield* TestClock.setTime(1_000_000_000)
      yield* Effect.provide(loadCart(), layer)
      yield* TestClock.setTime(999_000_000)
      yield* Effect.provide(add("a"), layer)
      expect(asked(calls)).toBe(2)
    }),
  )

  itEffect("F21 belongs to its store: another store's cart is asked for", () =>
    Effect.gen(function* () {
      const device = new FakeDevice()
      yield* Effect.provide(loadCart(), shop({}, device).layer)
      const other = shop({}, device, new FakeSession("guest"), inStore({ id: aStoreId("10000001") }))
      yield* Effect.provide(add("a"), other.layer)
      expect(asked(other.calls)).toBe(1)
    }),
  )

  itEffect("is gone once it was forgotten", () =>
    Effect.gen(function* () {
      const { layer, calls, device } = shop({})
      yield* Effect.provide(Effect.andThen(loadCart(), clearRememberedCart), layer)
      expect(device.kept.size).toBe(0)
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
    '{"storeId":"10000034","items":[{"sku":"a/b","quantity":1}],"keptAt":0}',
    '{"storeId":"10000034","items":[{"sku":"a","quantity":-1}],"keptAt":0}',
  ]) {
    itEffect(`F61 is set aside and asked for when it is junk: ${JSON.stringify(junk)}`, () =>
      Effect.gen(function* () {
        const device = new FakeDevice()
        device.kept.set("selvedge.cart.v1", junk)
        const { layer, calls } = shop({}, device)
        yield* Effect.provide(add("a"), layer)
        expect(calls).toEqual(["getCart", "addToCart a×1"])
      }),
    )
  }
})

describe("a shop cart error", () => {
  itEffect("F36 with a key logs a guest out and forgets the cart, and goes on to the shopper", () =>
    Effect.gen(function* () {
      const { layer, session, device } = shop({ addToCart: () => Effect.fail(backendError("cartFault", "addToCart")) })
      const error = yield* Effect.flip(Effect.provide(add("a"), layer))
      expect(error).toEqual(backendError("cartFault", "addToCart"))
      expect([session.cleared, session.token, device.kept.has("selvedge.cart.v1")]).toEqual([1, undefined, false])
    }),
  )

  itEffect("F36 with a key leaves a registered user logged in and forgets the cart", () =>
    Effect.gen(function* () {
      const { layer, session, device } = shop(
        { addToCart: () => Effect.fail(backendError("cartFault")) },
        new FakeDevice(),
        new FakeSession("registered"),
      )
      yield* Effect.flip(Effect.provide(add("a"), layer))
      expect([session.cleared, device.kept.has("selvedge.cart.v1")]).toEqual([0, false])
    }),
  )

  for (const reason of ["fault", "unreachable", "rejected", "mismatch", "expired"] as const) {
    itEffect(`F36 is not what ${reason} is: session and cart stay`, () =>
      Effect.gen(function* () {
        const { layer, session, device } = shop({ addToCart: () => Effect.fail(backendError(reason)) })
        yield* Effect.flip(Effect.provide(add("a"), layer))
        expect([session.cleared, device.kept.has("selvedge.cart.v1")]).toEqual([0, true])
      }),
    )
  }

  itEffect("F36 when the cart is read does the same", () =>
    Effect.gen(function* () {
      const { layer, session } = shop({ getCart: Effect.fail(backendError("cartFault")) })
      yield* Effect.flip(Effect.provide(loadCart(), layer))
      expect(session.cleared).toBe(1)
    }),
  )

  itEffect("never hides the cart a shopper had: an empty cart is only shown when the shop says so", () =>
    Effect.gen(function* () {
      const { layer } = shop({ cart: aCart([]) })
      expect((yield* Effect.provide(loadCart(), layer)).items).toEqual([])
    }),
  )
})
