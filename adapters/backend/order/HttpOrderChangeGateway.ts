import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { OrderChangeGateway } from "../../../application/order/OrderChangeGateway.ts"
import type { paths } from "../../../contracts/generated/orders.d.ts"
import { gateway } from "../gateway.ts"
import { callOperation } from "../http/callOperation.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { PAYMENT_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { fromAddress } from "../http/wire/fromAddress.ts"
import { decodeOrderInParts, toOrderInParts } from "./orderPartWire.ts"

const client = contractClient<paths>()
const call = { decode: decodeOrderInParts, limits: PAYMENT_LIMITS }

/** Changes of the orders of one store over the contract's `orders` document. */
export const httpOrderChangeGateway = gateway(OrderChangeGateway, (backend, { store }) => {
  const pathOf = (orderId: string) => ({ version: "2", storeId: store.id, orderId }) as const
  const orderOf = toOrderInParts(store)
  return {
    cancelOrder: (orderId) =>
      callOperation(
        backend,
        "cancelOrder",
        () =>
          client.DELETE("/itxrest/{version}/order/store/{storeId}/order/{orderId}", {
            params: { path: pathOf(orderId) },
          }),
        call,
      ).pipe(Effect.map(orderOf)),
    cancelSuborder: (orderId, partId, claim) =>
      callOperation(
        backend,
        "cancelSuborder",
        () =>
          client.DELETE("/itxrest/{version}/order/store/{storeId}/order/{orderId}/suborder/{suborderId}", {
            params: {
              path: { ...pathOf(orderId), suborderId: partId },
              query: {
                ...whenDefined(claim?.guestToken, (token) => ({ guestToken: Redacted.value(token) })),
                ...whenDefined(claim?.isFromGipi, (isFromGipi) => ({ isFromGipi })),
              },
            },
          }),
        call,
      ).pipe(Effect.map(orderOf)),
    updateOrderAddress: (orderId, address) =>
      callOperation(
        backend,
        "updateOrderAddress",
        () =>
          client.PUT("/itxrest/{version}/order/store/{storeId}/order/{orderId}/address", {
            params: { path: pathOf(orderId) },
            body: { orderId, address: fromAddress(address) },
          }),
        call,
      ).pipe(Effect.map(orderOf)),
  }
})
