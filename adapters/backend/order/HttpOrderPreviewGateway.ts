import * as Effect from "effect/Effect"
import { OrderPreviewGateway } from "../../../application/order/OrderPreviewGateway.ts"
import type { paths } from "../../../contracts/generated/orders.d.ts"
import { gateway } from "../gateway.ts"
import { callOperation } from "../http/callOperation.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { toVerdict, decodeVerdict } from "./orderPreviewWire.ts"
import { decodeOrder, toOrder } from "./orderWire.ts"

const client = contractClient<paths>()

/** The open cart as the order it would become, over the contract's `orders` document. */
export const httpOrderPreviewGateway = gateway(OrderPreviewGateway, (backend, { store }) => {
  const { currencyCode } = store.currency
  const pathOf = (orderId: string) => ({ version: "2", storeId: store.id, orderId }) as const
  return {
    previewOrder: (orderId) =>
      callOperation(
        backend,
        "previewOrder",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/order/{orderId}/preview", {
            params: { path: pathOf(orderId) },
          }),
        { decode: decodeOrder },
      ).pipe(Effect.map(toOrder(currencyCode))),
    validateOrder: (orderId) =>
      callOperation(
        backend,
        "validateOrder",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/order/{orderId}/validate", {
            params: { path: pathOf(orderId) },
          }),
        { decode: decodeVerdict },
      ).pipe(Effect.map(toVerdict(currencyCode))),
  }
})
