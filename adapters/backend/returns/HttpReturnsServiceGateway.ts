import * as Effect from "effect/Effect"
import { ReturnsServiceGateway } from "../../../application/returns/ReturnsServiceGateway.ts"
import type { paths } from "../../../contracts/generated/other.d.ts"
import { gateway } from "../gateway.ts"
import { callOperation } from "../http/callOperation.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { decodeReturnPage, decodeReturnRows, toReturnPage, toReturnSummary } from "./returnsServiceWire.ts"

const client = contractClient<paths>()

/** The returns service of one store over the contract's `other` document. */
export const httpReturnsServiceGateway = gateway(ReturnsServiceGateway, (backend, { store }) => {
  const path = { version: "2", storeId: store.id } as const
  return {
    listReturnsServiceV1: callOperation(
      backend,
      "listReturnsServiceV1",
      () => client.GET("/itxrest/{version}/order/store/{storeId}/returns-service/v1", { params: { path } }),
      { decode: decodeReturnRows },
    ).pipe(Effect.map(({ returns }) => returns.map(toReturnSummary))),
    listReturnsServiceV2: (index, howMany) =>
      callOperation(
        backend,
        "listReturnsServiceV2",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/returns-service/v2", {
            params: { path, query: { index, howMany } },
          }),
        { decode: decodeReturnPage },
      ).pipe(Effect.map(toReturnPage)),
  }
})
