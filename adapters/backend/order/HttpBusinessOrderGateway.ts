import * as Effect from "effect/Effect"
import { BusinessOrderGateway } from "../../../application/order/BusinessOrderGateway.ts"
import type { paths } from "../../../contracts/generated/orders.d.ts"
import { gateway } from "../gateway.ts"
import { callOperation } from "../http/callOperation.ts"
import { WRITE_LIMITS } from "../http/OperationLimits.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { decodeBusinessConfirmation, decodePunchout, toBusinessConfirmation, toPunchout } from "./businessOrderWire.ts"

const client = contractClient<paths>()

/** Orders of business clients of one store over the contract's `orders` document. */
export const httpBusinessOrderGateway = gateway(BusinessOrderGateway, (backend, { store }) => {
  const path = { version: "2", storeId: store.id } as const
  return {
    createPunchout: (orderId, buyerCookie) =>
      callOperation(
        backend,
        "createPunchout",
        () =>
          client.POST("/itxrest/{version}/order/store/{storeId}/punchout", {
            params: { path },
            body: { orderId, ...whenDefined(buyerCookie, (cookie) => ({ buyerCookie: cookie })) },
          }),
        { decode: decodePunchout, limits: WRITE_LIMITS },
      ).pipe(Effect.map(toPunchout(store.currency.currencyCode))),
    confirmBusinessOrder: (orderId) =>
      callOperation(
        backend,
        "confirmBusinessOrder",
        () =>
          client.POST("/itxrest/{version}/order/store/{storeId}/order/{orderId}/business-confirmation", {
            params: { path: { ...path, orderId } },
          }),
        { decode: decodeBusinessConfirmation, limits: WRITE_LIMITS },
      ).pipe(Effect.map(toBusinessConfirmation)),
  }
})
