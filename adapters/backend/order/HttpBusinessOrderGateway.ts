import * as Effect from "effect/Effect"
import type { BusinessOrderGateway } from "../../../application/order/BusinessOrderGateway.ts"
import type { StoreScope } from "../../../application/store/StoreScope.ts"
import type { paths } from "../../../contracts/generated/orders.d.ts"
import type { BackendConnection } from "../http/callOperation.ts"
import { callOperation } from "../http/callOperation.ts"
import { WRITE_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/contractClient.ts"
import { decodeBusinessConfirmation, decodePunchout, toBusinessConfirmation, toPunchout } from "./businessOrderWire.ts"

const client = contractClient<paths>()

/** Orders of business clients of one store over the contract's `orders` document. */
export function httpBusinessOrderGateway(
  backend: BackendConnection,
  { store }: StoreScope["Service"],
): BusinessOrderGateway["Service"] {
  const path = { version: "2", storeId: store.id } as const
  return {
    createPunchout: (orderId) =>
      callOperation(
        backend,
        "createPunchout",
        () => client.POST("/itxrest/{version}/order/store/{storeId}/punchout", { params: { path }, body: { orderId } }),
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
}
