import { MatchersV3 } from "@pact-foundation/pact"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { describe, expect } from "vitest"
import { OrderGateway } from "../../../application/order/OrderGateway.ts"
import { euros } from "../../support/backend/builders.ts"
import { GIVEN, pactArea, REST_QUERY } from "../../support/backend/pactArea.ts"
import { anyRefusalShape, orderShape } from "../../support/backend/pactShapes.ts"
import { orderId } from "../../support/backend/scopes.ts"

const promises = pactArea("orders")
const { eachLike, integer, string } = MatchersV3
const path = "/itxrest/2/order/store/10000034"
const order = orderId(GIVEN.orderId)
const paid = ["a paid order"] as const
const query = REST_QUERY
const withToken = { ...query, guestToken: "${guestToken}" }

describe("the shop promises about orders", () => {
  promises("getOrder", "a shopper's own order is read", {
    state: paid, request: ["GET", `${path}/order/\${orderId}`], query, status: 200, answer: orderShape,
    call: OrderGateway.use((gateway) => gateway.getOrder(order)),
    expect: (read) => expect(read).toMatchObject({ id: GIVEN.orderId, status: "PAID", totalOrder: euros(12985), items: [{ quantity: 2 }] }),
  })
  promises("getOrder", "another shopper's order is not there", {
    state: ["a guest session"], request: ["GET", `${path}/order/799999999999`], query, status: 404, answer: anyRefusalShape,
    call: Effect.flip(OrderGateway.use((gateway) => gateway.getOrder(orderId("799999999999")))),
    expect: (error) => expect(error.reason._tag).toBe("NotFound"),
  })
  promises("getGuestOrder", "a token opens a guest's order", {
    state: paid, request: ["GET", `${path}/order-guest/\${orderId}`], query: withToken, status: 200, answer: orderShape,
    call: OrderGateway.use((gateway) => gateway.getGuestOrder(order, Redacted.make(GIVEN.guestToken))),
    expect: (read) => expect(read.id).toBe(GIVEN.orderId),
  })
  promises("getGuestOrder", "a wrong token opens nothing", {
    state: paid, request: ["GET", `${path}/order-guest/\${orderId}`], query: { ...query, guestToken: "wrong-wrong-wrong-wrong" }, status: 404,
    answer: anyRefusalShape,
    call: Effect.flip(OrderGateway.use((gateway) => gateway.getGuestOrder(order, Redacted.make("wrong-wrong-wrong-wrong")))),
    expect: (error) => expect(error.reason._tag).toBe("NotFound"),
  })
  promises("getOrderConfirmation", "a purchase is confirmed", {
    state: paid, request: ["GET", `${path}/order/\${orderId}/confirmation`], query: withToken, status: 200,
    answer: { order: { ...orderShape, shippingMethodName: string("Envío estándar"), email: string("ana.prueba@example.org") }, paymentStatus: "OK" },
    call: OrderGateway.use((gateway) => gateway.getOrderConfirmation(order, Redacted.make(GIVEN.guestToken))),
    expect: (read) => expect(read).toMatchObject({ shippingName: "Envío estándar", email: "ana.prueba@example.org" }),
  })
  promises("listOrders", "a shopper's orders are listed", {
    state: paid, request: ["GET", `${path}/order`], query, status: 200,
    answer: {
      orders: eachLike({
        id: string(GIVEN.orderId), status: string("PAID"), creationDate: string("2026-01-15T10:09:30Z"), totalOrder: integer(12985),
        payment: eachLike({ name: string("Visa") }),
      }),
    },
    call: OrderGateway.use((gateway) => gateway.listOrders),
    expect: (orders) => expect(orders).toMatchObject([{ id: GIVEN.orderId, totalOrder: euros(12985) }]),
  })
})
