import { MatchersV3 } from "@pact-foundation/pact"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { describe, expect } from "vitest"
import { CheckoutGateway } from "../../../application/checkout/CheckoutGateway.ts"
import { PaymentGateway } from "../../../application/checkout/PaymentGateway.ts"
import { RepaymentGateway } from "../../../application/checkout/repayment/RepaymentGateway.ts"
import type { ShippingChoice } from "../../../domain/checkout/Shipping.ts"
import { testCard, aNotification, aRepayment, aSubmission, euros } from "../../support/backend/builders.ts"
import { freshKey, STATE_VALUES, inState, pactArea, REST_QUERY } from "../../support/backend/pactArea.ts"
import { anyRefusedShape, cartShape, refusedShape } from "../../support/backend/pactShapes.ts"
import { orderId } from "../../support/backend/scopes.ts"
import { promiseAffinity } from "./affinityPromises.ts"
import { promiseCardAdjustments } from "./cardAdjustmentPromises.ts"
import { promisePurchaseOptions } from "./purchaseOptionPromises.ts"
import { promisePaymentQueries } from "./paymentQueryPromises.ts"
import { promiseDeviceWallet } from "./deviceWalletPromises.ts"
import { promiseSealedCards } from "./sealedCardPromises.ts"
import { promiseDeliveryDays } from "./deliveryPromises.ts"

const promises = pactArea("checkout")
const { arrayContaining, eachLike, integer, regex, string } = MatchersV3
const path = "/itxrest/2/order/store/10000034/order/${orderId}"
const order = orderId(STATE_VALUES.orderId)
const query = REST_QUERY
const ready = ["a cart ready for checkout"] as const
const collecting = ["a place to collect at"] as const
const key = { "Idempotency-Key": freshKey("0b7e1c1a-53a5-4f0e-9a58-0f7f6f0f4f10") }
const choice: ShippingChoice = {
  shippingMethodId: STATE_VALUES.shippingMethodId,
  kind: "delivery",
  addressId: STATE_VALUES.addressId,
}
const shipping = { shippingMethodId: inState("shippingMethodId"), kind: "delivery", addressId: inState("addressId") }
const device = {
  "browser-java-enabled": "false",
  "browser-color-depth": "24",
  "browser-screen-height": "1080",
  "browser-screen-width": "1920",
  "browser-language": "es-ES",
  "browser-javascript-enabled": "true",
  "browser-timezone": "-60",
  "device-channel-3ds2": "Browser",
}
const purchase = (expectedTotal: unknown) => ({
  addressId: inState("addressId"),
  shippingBundle: shipping,
  paymentBundle: {
    paymentData: [
      {
        paymentModeId: inState("paymentModeId"),
        number: "4111111111111111",
        holder: "ANA PRUEBA",
        month: "12",
        year: "2030",
        cvv2: "123",
      },
    ],
  },
  acceptedPolicies: [1, 2],
  deviceChannel: "Browser",
  expectedTotal,
})
const shownTotal = MatchersV3.fromProviderState("${totalOrder}", 12985)
const pending = regex(/^(OK|PENDING-OK)$/, "PENDING-OK")

describe("the pact about delivery", () => {
  promises("listShippingMethods", "an order can be delivered", {
    state: ready,
    request: ["GET", `${path}/shipping-methods`],
    query: { ...query, zipCode: "15001", countryISO: "ES" },
    status: 200,
    answer: {
      shippingMethods: eachLike({
        shippingMethodId: string("standard"),
        kind: string("delivery"),
        name: string("Envío estándar"),
        price: integer(395),
      }),
    },
    call: CheckoutGateway.use((gateway) => gateway.listShippingMethods(order, "15001")),
    expect: ({ methods, parcels }) =>
      expect([methods, parcels]).toEqual([
        [{ id: "standard", kind: "delivery", name: "Envío estándar", price: euros(395) }],
        [],
      ]),
  })
  promises("setShipping", "a delivery is chosen and the cart knows what it costs", {
    state: ready,
    request: ["POST", `${path}/checkout/shipping`],
    query,
    matchedHeaders: key,
    body: shipping,
    status: 200,
    answer: { ...cartShape, shippingPrice: integer(395) },
    call: CheckoutGateway.use((gateway) => gateway.setShipping(order, choice)),
    expect: (cart) => expect(cart.shippingPrice).toEqual(euros(395)),
  })
  promises("setShipping", "an order is collected in a physical store", {
    state: collecting,
    request: ["POST", `${path}/checkout/shipping`],
    query,
    matchedHeaders: key,
    body: {
      shippingMethodId: "store",
      kind: "store",
      physicalStoreId: inState("physicalStoreId"),
      addressId: inState("addressId"),
    },
    status: 200,
    answer: { ...cartShape, shippingPrice: integer(0) },
    call: CheckoutGateway.use((gateway) =>
      gateway.setShipping(order, {
        shippingMethodId: "store",
        place: { kind: "store", physicalStoreId: STATE_VALUES.physicalStoreId },
        addressId: STATE_VALUES.addressId,
      }),
    ),
    expect: (cart) => expect(cart.shippingPrice).toEqual(euros(0)),
  })
  promises("setShipping", "an order is collected at a drop point", {
    state: collecting,
    request: ["POST", `${path}/checkout/shipping`],
    query,
    matchedHeaders: key,
    body: {
      shippingMethodId: "droppoint",
      kind: "droppoint",
      droppointId: inState("droppointId"),
      addressId: inState("addressId"),
    },
    status: 200,
    answer: { ...cartShape, shippingPrice: integer(395) },
    call: CheckoutGateway.use((gateway) =>
      gateway.setShipping(order, {
        shippingMethodId: "droppoint",
        place: { kind: "droppoint", dropPointId: STATE_VALUES.droppointId },
        addressId: STATE_VALUES.addressId,
      }),
    ),
    expect: (cart) => expect(cart.shippingPrice).toEqual(euros(395)),
  })
  promises("setShipping", "a place that does not exist collects nothing", {
    state: collecting,
    request: ["POST", `${path}/checkout/shipping`],
    query,
    matchedHeaders: key,
    body: { shippingMethodId: "store", kind: "store", physicalStoreId: "1" },
    status: 422,
    answer: anyRefusedShape,
    call: Effect.flip(
      CheckoutGateway.use((gateway) =>
        gateway.setShipping(order, { shippingMethodId: "store", place: { kind: "store", physicalStoreId: "1" } }),
      ),
    ),
    expect: (error) => expect(error.reason._tag).toBe("Rejected"),
  })
  promises("setShipping", "hours that do not exist are not kept", {
    state: ready,
    request: ["POST", `${path}/checkout/shipping`],
    query,
    matchedHeaders: key,
    body: { ...shipping, idTimeRange: "2001-01-01.midnight" },
    status: 422,
    answer: anyRefusedShape,
    call: Effect.flip(
      CheckoutGateway.use((gateway) => gateway.setShipping(order, { ...choice, rangeId: "2001-01-01.midnight" })),
    ),
    expect: (error) => expect(error.reason._tag).toBe("Rejected"),
  })
  promises("setShipping", "a delivery that does not exist is refused", {
    state: ready,
    request: ["POST", `${path}/checkout/shipping`],
    query,
    matchedHeaders: key,
    body: { ...shipping, shippingMethodId: "by-balloon" },
    status: 422,
    answer: anyRefusedShape,
    call: Effect.flip(
      CheckoutGateway.use((gateway) => gateway.setShipping(order, { ...choice, shippingMethodId: "by-balloon" })),
    ),
    expect: (error) => expect(error.reason._tag).toBe("Rejected"),
  })
})

describe("the pact about payment", () => {
  promises("listPaymentMethods", "an order can be paid by card", {
    state: ready,
    request: ["GET", `${path}/payment-methods`],
    query,
    status: 200,
    answer: {
      paymentMethods: arrayContaining({
        paymentModeId: string("1"),
        kind: "card",
        name: string("Tarjeta"),
        networks: eachLike("visa"),
      }),
    },
    call: CheckoutGateway.use((gateway) => gateway.listPaymentMethods(order)),
    expect: (methods) => expect(methods).toEqual([{ id: "1", kind: "card", name: "Tarjeta", networks: ["visa"] }]),
  })
  promises("submitAsyncCheckout", "a guest buys the cart by card", {
    state: ready,
    request: ["POST", `${path}/asynccheckout`],
    query,
    headers: device,
    matchedHeaders: key,
    body: purchase(shownTotal),
    status: 202,
    answer: { orderId: string("700000000001"), paymentStatus: pending },
    call: CheckoutGateway.use((gateway) => gateway.submitAsyncCheckout(order, aSubmission())),
    expect: (status) => expect(status).toEqual({ status: "PENDING-OK", authAgain: false }),
  })
  promises("submitAsyncCheckout", "another total than was shown buys nothing", {
    state: ready,
    request: ["POST", `${path}/asynccheckout`],
    query,
    headers: device,
    matchedHeaders: key,
    body: purchase(1),
    status: 409,
    answer: refusedShape(409, "_ERR_TOTAL_CHANGED", ["1", "12985"]),
    call: Effect.flip(
      CheckoutGateway.use((gateway) => gateway.submitAsyncCheckout(order, aSubmission({ expectedTotal: euros(1) }))),
    ),
    expect: (error) => expect(error).toMatchObject({ _tag: "TotalChanged", totalOrder: 12985 }),
  })
  promises("submitAsyncCheckout", "what is sold out is not bought", {
    state: ["a sold out cart"],
    request: ["POST", `${path}/asynccheckout`],
    query,
    headers: device,
    matchedHeaders: key,
    body: purchase(shownTotal),
    status: 409,
    answer: refusedShape(409, "_ERR_NO_STOCK", ["8201-400-3", "0"]),
    call: Effect.flip(CheckoutGateway.use((gateway) => gateway.submitAsyncCheckout(order, aSubmission()))),
    expect: (error) => expect(error).toMatchObject({ _tag: "NotEnoughStock", sku: "8201-400-3", available: 0 }),
  })
  promises("getPaymentStatus", "a paid order says so, and how its guest comes back", {
    state: ["a paid order"],
    request: ["GET", `${path}/payment-status`],
    query,
    status: 200,
    answer: { orderId: string("700000000001"), paymentStatus: "OK", guestToken: string(STATE_VALUES.guestToken) },
    call: CheckoutGateway.use((gateway) => gateway.getPaymentStatus(order)),
    expect: (status) => expect(status).toEqual({ status: "OK", authAgain: false, guestToken: STATE_VALUES.guestToken }),
  })
  promises("getPaymentStatus", "what was never submitted has no payment", {
    state: ready,
    request: ["GET", `${path}/payment-status`],
    query,
    status: 404,
    answer: anyRefusedShape,
    call: Effect.flip(CheckoutGateway.use((gateway) => gateway.getPaymentStatus(order))),
    expect: (error) => expect(error.reason._tag).toBe("NotFound"),
  })
  promises("recordPurchaseAttempt", "an attempt is counted", {
    state: ready,
    request: ["POST", `${path}/purchase-attempt`],
    query,
    status: 204,
    call: CheckoutGateway.use((gateway) => gateway.recordPurchaseAttempt(order)),
    expect: (nothing) => expect(nothing).toBeUndefined(),
  })
  promises("recordPurchaseAttempt", "an order of nobody is not attempted", {
    state: ["a guest session"],
    request: ["POST", "/itxrest/2/order/store/10000034/order/799999999999/purchase-attempt"],
    query,
    status: 404,
    answer: anyRefusedShape,
    call: Effect.flip(CheckoutGateway.use((gateway) => gateway.recordPurchaseAttempt(orderId("799999999999")))),
    expect: (error) => expect(error.reason._tag).toBe("NotFound"),
  })
})

const store = "/itxrest/2/order/store/10000034"
const session = ["a guest session"] as const

promiseDeliveryDays(promises)

const byCard = { paymentModeId: string("1"), kind: "card", name: string("Tarjeta") }
const typedCard = {
  paymentModeId: "1",
  number: "4111111111111111",
  holder: "ANA PRUEBA",
  month: "12",
  year: "2030",
  cvv2: "123",
}
const card = testCard()
const later = moment("2026-01-15T10:34:12Z")

describe("the pact about payment methods", () => {
  promises("setPaymentMode", "a way to pay is chosen", {
    state: ready,
    request: ["PUT", `${path}/payment/1/mode`],
    query,
    body: { paymentModeId: inState("paymentModeId") },
    status: 200,
    answer: byCard,
    call: PaymentGateway.use((gateway) =>
      gateway.setPaymentMode(order, { paymentMethodId: STATE_VALUES.paymentModeId, privacyAccepted: true }),
    ),
    expect: (selection) => expect(selection).toEqual({ paymentMethodId: "1", kind: "card", name: "Tarjeta" }),
  })
  promises("setPaymentMode", "nothing is chosen without the privacy policy", {
    state: ready,
    request: ["PUT", `${path}/payment/0/mode`],
    query,
    body: { paymentModeId: inState("paymentModeId") },
    status: 422,
    answer: anyRefusedShape,
    call: Effect.flip(
      PaymentGateway.use((gateway) =>
        gateway.setPaymentMode(order, { paymentMethodId: STATE_VALUES.paymentModeId, privacyAccepted: false }),
      ),
    ),
    expect: (error) => expect(error.reason._tag).toBe("Rejected"),
  })
  promises("getSelectedPayment", "the chosen way is remembered", {
    state: ["a cart with a payment mode"],
    request: ["GET", `${path}/payment-selected`],
    query,
    status: 200,
    answer: byCard,
    call: PaymentGateway.use((gateway) => gateway.getSelectedPayment(order)),
    expect: (selection) => expect(selection).toEqual({ paymentMethodId: "1", kind: "card", name: "Tarjeta" }),
  })
  promises("getSelectedPayment", "nothing is chosen at first", {
    state: ready,
    request: ["GET", `${path}/payment-selected`],
    query,
    status: 200,
    answer: { orderId: string("700000000001") },
    call: PaymentGateway.use((gateway) => gateway.getSelectedPayment(order)),
    expect: (selection) => expect(selection).toBeUndefined(),
  })
  promiseAffinity(promises)
  promises("listIdealBanks", "iDEAL has banks", {
    state: session,
    request: ["GET", `${store}/ideal-banks`],
    query,
    status: 200,
    answer: { banks: eachLike({ bankId: string("canal"), name: string("Canal Bank") }) },
    call: PaymentGateway.use((gateway) => gateway.listIdealBanks),
    expect: (banks) => expect(banks).toEqual([{ id: "canal", name: "Canal Bank" }]),
  })
  promises("createUnboundPayment", "a card is kept for a purchase to come", {
    state: session,
    request: ["POST", `${store}/unbound-payment`],
    query,
    body: { payment: typedCard },
    status: 200,
    answer: {
      cardHash: string("u.5c0vY2m8T1xq7Zk3bN9dRwQ4"),
      network: "visa",
      maskedNumber: regex(/^[^0-9]*1111$/, "**** 1111"),
      expiresAt: later,
    },
    call: PaymentGateway.use((gateway) => gateway.createUnboundPayment("1", card)),
    expect: (saved) => expect(saved).toMatchObject({ network: "visa", maskedNumber: "**** 1111" }),
  })
  promises("createUnboundPayment", "a mistyped card is not kept", {
    state: session,
    request: ["POST", `${store}/unbound-payment`],
    query,
    body: { payment: { ...typedCard, number: "4111111111111112" } },
    status: 422,
    answer: anyRefusedShape,
    call: Effect.flip(
      PaymentGateway.use((gateway) =>
        gateway.createUnboundPayment("1", { ...card, number: Redacted.make("4111111111111112") }),
      ),
    ),
    expect: (error) => expect(error.reason._tag).toBe("Rejected"),
  })
  promises("deleteUnboundPayment", "the kept card is forgotten", {
    state: ["an unbound payment"],
    request: ["DELETE", `${store}/unbound-payment`],
    query,
    status: 204,
    call: PaymentGateway.use((gateway) => gateway.deleteUnboundPayment),
    expect: (nothing) => expect(nothing).toBeUndefined(),
  })
  promises("deleteUnboundPayment", "where none is kept there is none to forget", {
    state: session,
    request: ["DELETE", `${store}/unbound-payment`],
    query,
    status: 404,
    answer: anyRefusedShape,
    call: Effect.flip(PaymentGateway.use((gateway) => gateway.deleteUnboundPayment)),
    expect: (error) => expect(error.reason._tag).toBe("NotFound"),
  })
  promises("createCardPaymentSession", "the provider's own fields may be shown", {
    state: ready,
    request: ["POST", `${path}/card-payment-session`],
    query,
    body: { paymentCode: inState("paymentModeId"), type: "hostedFields" },
    status: 200,
    answer: {
      sessionId: string("c.7Qx0aVt2mN4kP9sL1dR8eWc3"),
      token: string("ct.1"),
      networks: eachLike("visa"),
      expiresAt: later,
    },
    call: PaymentGateway.use((gateway) =>
      gateway.createCardPaymentSession(order, STATE_VALUES.paymentModeId, "hostedFields"),
    ),
    expect: ({ id, token }) => expect([id, Redacted.value(token)]).toEqual(["c.7Qx0aVt2mN4kP9sL1dR8eWc3", "ct.1"]),
  })
  promises("createCardPaymentSession", "what is no card has no fields", {
    state: ready,
    request: ["POST", `${path}/card-payment-session`],
    query,
    body: { paymentCode: "nothing" },
    status: 422,
    answer: anyRefusedShape,
    call: Effect.flip(PaymentGateway.use((gateway) => gateway.createCardPaymentSession(order, "nothing"))),
    expect: (error) => expect(error.reason._tag).toBe("Rejected"),
  })
  promises("createKlarnaSession", "a session at Klarna is good for the total", {
    state: ready,
    request: ["POST", `${path}/klarna-session`],
    query,
    status: 200,
    answer: {
      sessionId: string("k.7Qx0aVt2mN4kP9sL1dR8eWc3"),
      clientToken: string("kt.1"),
      amount: integer(12985),
      expiresAt: later,
      paymentMethodCategories: eachLike({ identifier: string("pay_later"), name: string("Paga después") }),
    },
    call: PaymentGateway.use((gateway) => gateway.createKlarnaSession(order)),
    expect: ({ amount, categories }) =>
      expect({ amount, categories }).toEqual({
        amount: euros(12985),
        categories: [{ id: "pay_later", name: "Paga después" }],
      }),
  })
  promises("createKlarnaSession", "what is bought needs no session", {
    state: ["a paid order"],
    request: ["POST", `${path}/klarna-session`],
    query,
    status: 409,
    answer: anyRefusedShape,
    call: Effect.flip(PaymentGateway.use((gateway) => gateway.createKlarnaSession(order))),
    expect: (error) => expect(error.reason._tag).toBe("Rejected"),
  })
  promises("checkBlacklist", "a new shopper may pay", {
    state: session,
    request: ["GET", `${store}/blacklist-check`],
    query,
    status: 200,
    answer: { isBlacklisted: false },
    call: PaymentGateway.use((gateway) => gateway.checkBlacklist),
    expect: (answer) => expect(answer).toEqual({ isBlacklisted: false }),
  })
})

promiseCardAdjustments(promises)
promisePaymentQueries(promises)
promiseDeviceWallet(promises)
promisePurchaseOptions(promises)
promiseSealedCards(promises)

const again = { paymentBundle: { paymentData: [typedCard] }, deviceChannel: "Browser" }
const unpaid = ["an unpaid order"] as const
const bank = ["a payment at the bank"] as const
const word = {
  eventId: inState("eventId"),
  transactionId: inState("transactionId"),
  orderId: inState("orderId"),
  outcome: "APPROVED",
  amount: shownTotal,
  currencyCode: "EUR",
}
const notification = aNotification({
  transactionId: STATE_VALUES.transactionId,
  eventId: STATE_VALUES.eventId,
  signature: STATE_VALUES.signature,
})

describe("the pact about pending payments", () => {
  promises("submitAsyncRepay", "an unpaid order is paid by another card", {
    state: unpaid,
    request: ["POST", `${path}/asyncrepay`],
    query,
    headers: device,
    matchedHeaders: key,
    body: again,
    status: 202,
    answer: { orderId: string("700000000001"), paymentStatus: pending },
    call: RepaymentGateway.use((gateway) => gateway.submitAsyncRepay(order, aRepayment())),
    expect: ({ status }) => expect(status).toBe("PENDING-OK"),
  })
  promises("submitAsyncRepay", "what was never ordered is not paid again", {
    state: ready,
    request: ["POST", `${path}/asyncrepay`],
    query,
    headers: device,
    matchedHeaders: key,
    body: again,
    status: 409,
    answer: anyRefusedShape,
    call: Effect.flip(RepaymentGateway.use((gateway) => gateway.submitAsyncRepay(order, aRepayment()))),
    expect: (error) => expect(error.reason._tag).toBe("Rejected"),
  })
  promises("submitGuestAsyncRepay", "a guest's order is paid by its token", {
    state: unpaid,
    request: ["POST", `${path}/asyncrepay-guest`],
    query: { ...query, guestToken: "${guestToken}" },
    headers: device,
    matchedHeaders: key,
    body: again,
    status: 202,
    answer: { orderId: string("700000000001"), paymentStatus: pending },
    call: RepaymentGateway.use((gateway) =>
      gateway.submitGuestAsyncRepay(order, Redacted.make<string>(STATE_VALUES.guestToken), aRepayment()),
    ),
    expect: ({ status }) => expect(status).toBe("PENDING-OK"),
  })
  promises("submitGuestAsyncRepay", "another token opens nothing", {
    state: unpaid,
    request: ["POST", `${path}/asyncrepay-guest`],
    query: { ...query, guestToken: "AAAAAAAAAAAAAAAAAAAAAA" },
    headers: device,
    matchedHeaders: key,
    body: again,
    status: 404,
    answer: anyRefusedShape,
    call: Effect.flip(
      RepaymentGateway.use((gateway) =>
        gateway.submitGuestAsyncRepay(order, Redacted.make("AAAAAAAAAAAAAAAAAAAAAA"), aRepayment()),
      ),
    ),
    expect: (error) => expect(error.reason._tag).toBe("NotFound"),
  })
  promises("getAlipayStatus", "a code waits for the scan", {
    state: ["a payment by QR code"],
    request: ["GET", `${path}/alipay-status`],
    query: { ...query, isLastRequest: "false" },
    status: 200,
    answer: {
      orderId: string("700000000001"),
      paymentStatus: "PENDING-OK",
      qr: { provider: "alipay", payload: string("https://shop.example/sandbox/bank/b.1"), expiresAt: later },
    },
    call: PaymentGateway.use((gateway) => gateway.getAlipayStatus(order, { isLastRequest: false })),
    expect: ({ status, qr }) =>
      expect([status, qr?.provider, qr?.payload]).toEqual([
        "PENDING-OK",
        "alipay",
        "https://shop.example/sandbox/bank/b.1",
      ]),
  })
  promises("receivePaymentNotification", "a provider's word settles a payment", {
    state: bank,
    request: ["POST", `${store}/payment-notification/bank`],
    query,
    headers: { "payment-signature": "${signature}" },
    body: word,
    status: 200,
    answer: { effect: "settled" },
    call: PaymentGateway.use((gateway) => gateway.receivePaymentNotification(notification)),
    expect: (effect) => expect(effect).toBe("settled"),
  })
  promises("receivePaymentNotification", "a word that is not signed is not believed", {
    state: bank,
    request: ["POST", `${store}/payment-notification/bank`],
    query,
    headers: { "payment-signature": "0".repeat(64) },
    body: word,
    status: 403,
    answer: anyRefusedShape,
    call: Effect.flip(
      PaymentGateway.use((gateway) =>
        gateway.receivePaymentNotification({ ...notification, signature: "0".repeat(64) }),
      ),
    ),
    expect: (error) => expect(error.reason._tag).toBe("Forbidden"),
  })
})

function moment(example: string) {
  return regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$/, example)
}
