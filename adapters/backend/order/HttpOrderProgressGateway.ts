import * as Effect from "effect/Effect"
import { OrderProgressGateway } from "../../../application/order/OrderProgressGateway.ts"
import type { paths } from "../../../contracts/generated/orders.d.ts"
import { gateway } from "../gateway.ts"
import { callOperation } from "../http/callOperation.ts"
import { contractClient } from "../http/send/contractClient.ts"
import {
  decodeCollection,
  decodeLiveOrders,
  decodePlacedOrder,
  toCollection,
  toLiveOrders,
  toPlacedOrder,
} from "./orderProgressWire.ts"

const client = contractClient<paths>()

/** The progress of one store's orders over the contract's `orders` document. */
export const httpOrderProgressGateway = gateway(OrderProgressGateway, (backend, { store }) => {
  const path = { version: "2", storeId: store.id } as const
  return {
    getNewOrderConfirmation: (orderId) =>
      callOperation(
        backend,
        "getNewOrderConfirmation",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/order/{orderId}/new-confirmation", {
            params: { path: { ...path, orderId } },
          }),
        { decode: decodePlacedOrder },
      ).pipe(Effect.map(toPlacedOrder(store))),
    getClickAndCollect: (orderId) =>
      callOperation(
        backend,
        "getClickAndCollect",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/order/{orderId}/click-and-collect", {
            params: { path: { ...path, orderId } },
          }),
        { decode: decodeCollection },
      ).pipe(Effect.map(toCollection)),
    getLiveOrdersSummary: callOperation(
      backend,
      "getLiveOrdersSummary",
      () => client.GET("/itxrest/{version}/order/store/{storeId}/order-live-summary", { params: { path } }),
      { decode: decodeLiveOrders },
    ).pipe(Effect.map(toLiveOrders)),
  }
})
