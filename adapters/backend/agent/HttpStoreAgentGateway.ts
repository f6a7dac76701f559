import * as Effect from "effect/Effect"
import { StoreAgentGateway } from "../../../application/agent/StoreAgentGateway.ts"
import type { paths } from "../../../contracts/generated/other.d.ts"
import { gateway } from "../gateway.ts"
import { callOperation } from "../http/callOperation.ts"
import { WRITE_LIMITS } from "../http/OperationLimits.ts"
import { createAgentToken } from "./createAgentToken.ts"
import { contractClient } from "../http/send/contractClient.ts"
import {
  decodeAssistedSession,
  fromAssistedPurchase,
  fromTemporaryUserRequest,
  decodeTemporaryUser,
  toAssistedSession,
  toTemporaryUser,
} from "./storeAgentWire.ts"

const client = contractClient<paths>()

/** Actions of the staff of physical stores, over the contract's `other` document. */
export const httpStoreAgentGateway = gateway(StoreAgentGateway, (backend, { store }) => {
  const path = { version: "2", storeId: store.id } as const
  return {
    initAssistedPurchase: (purchase) =>
      Effect.flatMap(
        "token" in purchase
          ? Effect.succeed(purchase.token)
          : createAgentToken(purchase.key, { ...purchase, storeId: store.id }),
        (token) =>
          callOperation(
            backend,
            "initAssistedPurchase",
            () =>
              client.POST("/itxrest/{version}/agent/store/{storeId}/assisted-purchase", {
                params: { path },
                body: fromAssistedPurchase(purchase, token),
              }),
            { decode: decodeAssistedSession, limits: WRITE_LIMITS },
          ),
      ).pipe(Effect.map(toAssistedSession)),
    createMerchantTemporaryUser: (request) =>
      callOperation(
        backend,
        "createMerchantTemporaryUser",
        () =>
          client.POST("/itxrest/{version}/agent/store/{storeId}/merchant-temporary-user", {
            params: { path },
            body: fromTemporaryUserRequest(request),
          }),
        { decode: decodeTemporaryUser, limits: WRITE_LIMITS },
      ).pipe(Effect.map(toTemporaryUser)),
  }
})
