import * as Effect from "effect/Effect"
import { APP_ID } from "../../../application/shared/constants.ts"
import { StoreGateway } from "../../../application/store/StoreGateway.ts"
import type { paths } from "../../../contracts/generated/catalog.d.ts"
import { gateway } from "../gateway.ts"
import type { BackendConnection } from "../http/callOperation.ts"
import { callOperation } from "../http/callOperation.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { decodeStore, decodeStoreList, toStore, toStoreSummary } from "./storeWire.ts"

const client = contractClient<paths>()

/** The country stores over the contract's `catalog` document. */
export function httpStoreGateway(backend: BackendConnection): StoreGateway["Service"] {
  return {
    listStores: callOperation(
      backend,
      "listStores",
      () => client.GET("/itxrest/{version}/catalog/store", { params: { path: { version: "2" } } }),
      { decode: decodeStoreList },
    ).pipe(Effect.map(({ stores }) => stores.map(toStoreSummary))),
    getStore: (storeId) =>
      callOperation(
        backend,
        "getStore",
        () => client.GET("/itxrest/{version}/catalog/store/{storeId}", { params: { path: { version: "2", storeId } } }),
        { decode: decodeStore },
      ).pipe(Effect.map(toStore)),
  }
}

/** The same on the pages of a store, without its customer's session. */
export const httpStoreListGateway = gateway(StoreGateway, ({ send, appId = APP_ID.web }) =>
  httpStoreGateway({ send, appId }),
)
