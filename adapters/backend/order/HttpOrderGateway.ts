import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { OrderGateway } from "../../../application/order/OrderGateway.ts"
import type { StoreScope } from "../../../application/store/StoreScope.ts"
import type { paths } from "../../../contracts/generated/orders.d.ts"
import type { BackendConnection } from "../http/callOperation.ts"
import { callOperation } from "../http/callOperation.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { contractClient } from "../http/contractClient.ts"
import { decodeOrderInParts, toOrderInParts } from "./orderPartWire.ts"
import { decodeOrder, decodeOrderConfirmation, decodeOrderList, toOrder, toOrderSummaries } from "./orderWire.ts"

const client = contractClient<paths>()

/** The orders of one store over the contract's `orders` document. */
export function httpOrderGateway(
  backend: BackendConnection,
  { store }: StoreScope["Service"],
): OrderGateway["Service"] {
  const { currencyCode } = store.currency
  const pathOf = (orderId: string) => ({ version: "2", storeId: store.id, orderId }) as const
  const orderOf = toOrder(currencyCode)
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
      ).pipe(Effect.map(toOrderInParts(currencyCode))),
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
    listOrders: callOperation(
      backend,
      "listOrders",
      () =>
        client.GET("/itxrest/{version}/order/store/{storeId}/order", {
          params: { path: { version: "2", storeId: store.id } },
        }),
      { decode: decodeOrderList },
    ).pipe(Effect.map(toOrderSummaries(currencyCode))),
  }
}
