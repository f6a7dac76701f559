import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { OrderGateway } from "../../../application/order/OrderGateway.ts"
import type { paths } from "../../../contracts/generated/orders.d.ts"
import { gateway } from "../gateway.ts"
import { callOperation } from "../http/callOperation.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { decodeOrderInParts, toOrderInParts } from "./orderPartWire.ts"
import type { OrderListQuery } from "./orderWire.ts"
import {
  decodeOrder,
  decodeOrderConfirmation,
  decodeOrderList,
  fromOrderSearch,
  toOrder,
  toOrderSummaries,
} from "./orderWire.ts"

const client = contractClient<paths>()

/** The orders of one store over the contract's `orders` document. */
export const httpOrderGateway = gateway(OrderGateway, (backend, { store }) => {
  const { currencyCode } = store.currency
  const pathOf = (orderId: string) => ({ version: "2", storeId: store.id, orderId }) as const
  const orderOf = toOrder(currencyCode)
  const summariesOf = toOrderSummaries(currencyCode)
  const readPage = (query: OrderListQuery) =>
    callOperation(
      backend,
      "listOrders",
      () =>
        client.GET("/itxrest/{version}/order/store/{storeId}/order", {
          params: { path: { version: "2", storeId: store.id }, query },
        }),
      { decode: decodeOrderList },
    )
  return {
    getOrder: (orderId) =>
      callOperation(
        backend,
        "getOrder",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/order/{orderId}", { params: { path: pathOf(orderId) } }),
        { decode: decodeOrder },
      ).pipe(Effect.map(orderOf)),
    getGuestOrder: (orderId, guestToken) =>
      callOperation(
        backend,
        "getGuestOrder",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/order-guest/{orderId}", {
            params: { path: pathOf(orderId), query: { guestToken: Redacted.value(guestToken), suborders: true } },
          }),
        { decode: decodeOrderInParts },
      ).pipe(Effect.map(toOrderInParts(store))),
    getOrderConfirmation: (orderId, guestToken) =>
      callOperation(
        backend,
        "getOrderConfirmation",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/order/{orderId}/confirmation", {
            params: {
              path: pathOf(orderId),
              query: whenDefined(guestToken, (token) => ({ guestToken: Redacted.value(token) })),
            },
          }),
        { decode: decodeOrderConfirmation },
      ).pipe(Effect.map(({ order }) => orderOf(order))),
    listOrders: Effect.map(readPage({}), summariesOf),
    searchOrders: (search) =>
      Effect.map(readPage(fromOrderSearch(search)), (page) => ({
        totalCount: page.totalCount ?? page.orders.length,
        index: page.index ?? 0,
        orders: summariesOf(page),
      })),
  }
})
