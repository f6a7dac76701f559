import { MatchersV3 } from "@pact-foundation/pact"
import * as Effect from "effect/Effect"
import { describe, expect } from "vitest"
import { CheckoutGateway } from "../../../application/checkout/CheckoutGateway.ts"
import type { ShippingChoice } from "../../../domain/checkout/Shipping.ts"
import { aSubmission, euros } from "../../support/backend/builders.ts"
import { freshKey, GIVEN, inState, pactArea, REST_QUERY } from "../../support/backend/pactArea.ts"
import { anyRefusalShape, cartShape, refusalShape } from "../../support/backend/pactShapes.ts"
import { orderId } from "../../support/backend/scopes.ts"

const promises = pactArea("checkout")
const { eachLike, integer, regex, string } = MatchersV3
const path = "/itxrest/2/order/store/10000034/order/${orderId}"
const order = orderId(GIVEN.orderId)
const query = REST_QUERY
const ready = ["a cart ready for checkout"] as const
const key = { "Idempotency-Key": freshKey("0b7e1c1a-53a5-4f0e-9a58-0f7f6f0f4f10") }
const choice: ShippingChoice = { shippingMethodId: GIVEN.shippingMethodId, kind: "delivery", addressId: GIVEN.addressId }
const shipping = { shippingMethodId: inState("shippingMethodId"), kind: "delivery", addressId: inState("addressId") }
const device = {
  "browser-java-enabled": "false", "browser-color-depth": "24", "browser-screen-height": "1080", "browser-screen-width": "1920",
  "browser-language": "es-ES", "browser-javascript-enabled": "true", "browser-timezone": "-60", "device-channel-3ds2": "Browser",
}
const purchase = (expectedTotal: unknown) => ({
  addressId: inState("addressId"),
  shippingBundle: shipping,
  paymentBundle: {
    paymentData: [{
      paymentModeId: inState("paymentModeId"), number: "4111111111111111", holder: "ANA PRUEBA", month: "12", year: "2030", cvv2: "123",
    }],
  },
  acceptedPolicies: [1, 2],
  deviceChannel: "Browser",
  expectedTotal,
})
const shownTotal = MatchersV3.fromProviderState("${totalOrder}", 12985)
const pending = regex(/^(OK|PENDING-OK)$/, "PENDING-OK")

describe("the shop promises about delivery", () => {
  promises("listShippingMethods", "an order can be delivered", {
    state: ready, request: ["GET", `${path}/shipping-methods`], query: { ...query, zipCode: "15001", countryISO: "ES" }, status: 200,
    answer: { shippingMethods: eachLike({ shippingMethodId: string("standard"), kind: string("delivery"), name: string("Envío estándar"), price: integer(395) }) },
    call: CheckoutGateway.use((gateway) => gateway.listShippingMethods(order, "15001")),
    expect: (methods) => expect(methods).toEqual([{ id: "standard", kind: "delivery", name: "Envío estándar", price: euros(395) }]),
  })
  promises("setShipping", "a delivery is chosen and the cart knows what it costs", {
    state: ready, request: ["POST", `${path}/checkout/shipping`], query, matchedHeaders: key, body: shipping, status: 200,
    answer: { ...cartShape, shippingPrice: integer(395) },
    call: CheckoutGateway.use((gateway) => gateway.setShipping(order, choice)),
    expect: (cart) => expect(cart.shippingPrice).toEqual(euros(395)),
  })
  promises("setShipping", "a delivery that does not exist is refused", {
    state: ready, request: ["POST", `${path}/checkout/shipping`], query, matchedHeaders: key,
    body: { ...shipping, shippingMethodId: "by-balloon" }, status: 422, answer: anyRefusalShape,
    call: Effect.flip(CheckoutGateway.use((gateway) => gateway.setShipping(order, { ...choice, shippingMethodId: "by-balloon" }))),
    expect: (error) => expect(error.reason._tag).toBe("Rejected"),
  })
})

describe("the shop promises about payment", () => {
  promises("listPaymentMethods", "an order can be paid by card", {
    state: ready, request: ["GET", `${path}/payment-methods`], query, status: 200,
    answer: { paymentMethods: eachLike({ paymentModeId: string("1"), kind: string("card"), name: string("Tarjeta"), networks: eachLike("visa") }) },
    call: CheckoutGateway.use((gateway) => gateway.listPaymentMethods(order)),
    expect: (methods) => expect(methods).toEqual([{ id: "1", kind: "card", name: "Tarjeta", networks: ["visa"] }]),
  })
  promises("submitAsyncCheckout", "a guest buys the cart by card", {
    state: ready, request: ["POST", `${path}/asynccheckout`], query, headers: device, matchedHeaders: key, body: purchase(shownTotal), status: 202,
    answer: { orderId: string("700000000001"), paymentStatus: pending },
    call: CheckoutGateway.use((gateway) => gateway.submitAsyncCheckout(order, aSubmission())),
    expect: (status) => expect(status).toEqual({ status: "PENDING-OK", authAgain: false }),
  })
  promises("submitAsyncCheckout", "another total than was shown buys nothing", {
    state: ready, request: ["POST", `${path}/asynccheckout`], query, headers: device, matchedHeaders: key, body: purchase(1), status: 409,
    answer: refusalShape(409, "_ERR_TOTAL_CHANGED", ["1", "12985"]),
    call: Effect.flip(CheckoutGateway.use((gateway) => gateway.submitAsyncCheckout(order, aSubmission({ expectedTotal: euros(1) })))),
    expect: (error) => expect(error).toMatchObject({ _tag: "TotalChanged", totalOrder: 12985 }),
  })
  promises("submitAsyncCheckout", "what is sold out is not bought", {
    state: ["a sold out cart"], request: ["POST", `${path}/asynccheckout`], query, headers: device, matchedHeaders: key, body: purchase(shownTotal),
    status: 409, answer: refusalShape(409, "_ERR_NO_STOCK", ["8201-400-3", "0"]),
    call: Effect.flip(CheckoutGateway.use((gateway) => gateway.submitAsyncCheckout(order, aSubmission()))),
    expect: (error) => expect(error).toMatchObject({ _tag: "NotEnoughStock", sku: "8201-400-3", available: 0 }),
  })
  promises("getPaymentStatus", "a paid order says so, and how its guest comes back", {
    state: ["a paid order"], request: ["GET", `${path}/payment-status`], query, status: 200,
    answer: { orderId: string("700000000001"), paymentStatus: "OK", guestToken: string(GIVEN.guestToken) },
    call: CheckoutGateway.use((gateway) => gateway.getPaymentStatus(order)),
    expect: (status) => expect(status).toEqual({ status: "OK", authAgain: false, guestToken: GIVEN.guestToken }),
  })
  promises("getPaymentStatus", "what was never submitted has no payment", {
    state: ready, request: ["GET", `${path}/payment-status`], query, status: 404, answer: anyRefusalShape,
    call: Effect.flip(CheckoutGateway.use((gateway) => gateway.getPaymentStatus(order))),
    expect: (error) => expect(error.reason._tag).toBe("NotFound"),
  })
  promises("recordPurchaseAttempt", "an attempt is counted", {
    state: ready, request: ["POST", `${path}/purchase-attempt`], query, status: 204,
    call: CheckoutGateway.use((gateway) => gateway.recordPurchaseAttempt(order)),
    expect: (nothing) => expect(nothing).toBeUndefined(),
  })
  promises("recordPurchaseAttempt", "an order of nobody is not attempted", {
    state: ["a guest session"], request: ["POST", "/itxrest/2/order/store/10000034/order/799999999999/purchase-attempt"], query, status: 404,
    answer: anyRefusalShape,
    call: Effect.flip(CheckoutGateway.use((gateway) => gateway.recordPurchaseAttempt(orderId("799999999999")))),
    expect: (error) => expect(error.reason._tag).toBe("NotFound"),
  })
})
