import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect } from "vitest"
import { AddressGateway } from "../../../application/address/AddressGateway.ts"
import { CartGateway } from "../../../application/cart/CartGateway.ts"
import { rememberedCart } from "../../../application/cart/CartSnapshot.ts"
import { startCheckout } from "../../../application/checkout/startCheckout.ts"
import { CheckoutGateway } from "../../../application/checkout/CheckoutGateway.ts"
import { chooseShipping, saveDeliveryAddress } from "../../../application/checkout/chooseDelivery.ts"
import type { Cart } from "../../../domain/cart/Cart.ts"
import { aCart, aCartItem, anOrderId } from "../../support/builders/aCart.ts"
import { anAddress } from "../../support/builders/anAddress.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { FakeSession } from "../../support/fakes/FakeSession.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { itEffect } from "../../support/itEffect.ts"

const CARD = { id: "1", kind: "card", name: "Card", networks: ["visa"] }

function shop(cart: Cart) {
  const calls: string[] = []
  const call = <A>(what: string, answer: A) =>
    Effect.sync(() => {
      calls.push(what)
      return answer
    })
  const layer = Layer.mergeAll(
    inStore(),
    new FakeDevice().layer,
    new FakeSession("guest").layer,
    Layer.mock(CartGateway, { getCart: Effect.succeed(cart) }),
    Layer.mock(AddressGateway, { saveAddress: (address) => call("saveAddress", { ...address, id: "a1" }) }),
    Layer.mock(CheckoutGateway, {
      listPaymentMethods: (orderId) => call(`listPaymentMethods ${orderId}`, [CARD]),
      listShippingMethods: (orderId, zipCode) =>
        call(`listShippingMethods ${orderId} ${zipCode}`, { methods: [], parcels: [] }),
      setShipping: (orderId, { shippingMethodId }) =>
        call(`setShipping ${orderId} ${shippingMethodId}`, aCart([aCartItem("shipped", 2)])),
    }),
  )
  return { calls, layer }
}

describe("starting a checkout", () => {
  itEffect("returns the cart and its payment methods", () =>
    Effect.gen(function* () {
      const { layer, calls } = shop(aCart())
      expect(yield* Effect.provide(startCheckout(), layer)).toEqual({
        cart: aCart(),
        orderId: anOrderId(),
        paymentMethods: [CARD],
      })
      expect(calls).toEqual(["listPaymentMethods 7001"])
    }),
  )

  const { id: _, ...neverFilled } = aCart()
  for (const [what, cart] of [
    ["is empty", aCart([])],
    ["was never filled", neverFilled],
  ] as const) {
    itEffect(`is refused for a cart that ${what}, before any other call`, () =>
      Effect.gen(function* () {
        const { layer, calls } = shop(cart)
        expect(yield* Effect.flip(Effect.provide(startCheckout(), layer))).toMatchObject({ _tag: "CartEmpty" })
        expect(calls).toEqual([])
      }),
    )
  }
})

describe("delivery", () => {
  itEffect("to an invalid address is refused before any call, with errors per field", () =>
    Effect.gen(function* () {
      const { layer, calls } = shop(aCart())
      const refused = yield* Effect.flip(
        Effect.provide(saveDeliveryAddress(anOrderId(), anAddress("ES", { city: "Drop Table", email: "ana" })), layer),
      )
      expect(refused).toMatchObject({
        _tag: "AddressRefused",
        reasons: [
          { field: "email", rule: "email" },
          { field: "city", rule: "forbiddenWord", parameter: "Drop" },
        ],
      })
      const strange = yield* Effect.flip(
        Effect.provide(saveDeliveryAddress(anOrderId(), anAddress("ES", { gender: "x", dropType: "dp" })), layer),
      )
      expect(strange).toMatchObject({ reasons: [{ field: "gender" }, { field: "dropType" }] })
      expect(calls).toEqual([])
    }),
  )

  itEffect("to a valid address saves it and lists the delivery methods", () =>
    Effect.gen(function* () {
      const { layer, calls } = shop(aCart())
      const { address } = yield* Effect.provide(saveDeliveryAddress(anOrderId(), anAddress("JP")), layer)
      expect([address.id, calls]).toEqual(["a1", ["saveAddress", "listShippingMethods 7001 150-0001"]])
    }),
  )

  itEffect("separates delivery from pickup and offers no unknown kind (R26)", () =>
    Effect.gen(function* () {
      const { layer } = shop(aCart())
      const offered = ["store", "delivery", "balloon", "droppoint", "email"].map((kind) => ({
        id: kind,
        kind,
        name: kind,
        price: aCart().totalOrder,
      }))
      const offering = Layer.merge(
        layer,
        Layer.mock(CheckoutGateway, { listShippingMethods: () => Effect.succeed({ methods: offered, parcels: [] }) }),
      )
      const { shippingMethods, pickupMethods } = yield* Effect.provide(
        saveDeliveryAddress(anOrderId(), anAddress("ES")),
        offering,
      )
      expect([shippingMethods.map(({ id }) => id), pickupMethods.map(({ id }) => id)]).toEqual([
        ["delivery", "email"],
        ["store", "droppoint"],
      ])
    }),
  )

  itEffect("returns and remembers the cart with its new totals after a choice", () =>
    Effect.gen(function* () {
      const { layer, calls } = shop(aCart())
      const choice = { shippingMethodId: "standard", kind: "delivery", addressId: "a1" }
      const [cart, remembered] = yield* Effect.provide(
        Effect.all([chooseShipping(anOrderId(), choice), rememberedCart]),
        layer,
      )
      expect([cart, calls]).toEqual([aCart([aCartItem("shipped", 2)]), ["setShipping 7001 standard"]])
      expect(remembered).toMatchObject({ value: { items: [{ sku: "shipped", quantity: 2 }] } })
    }),
  )
})
