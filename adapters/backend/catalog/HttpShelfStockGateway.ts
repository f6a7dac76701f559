import * as Effect from "effect/Effect"
import { StoreStockGateway } from "../../../application/catalog/StoreStockGateway.ts"
import type { paths } from "../../../contracts/generated/catalog.d.ts"
import { gateway } from "../gateway.ts"
import { callOperation } from "../http/callOperation.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { decodeCommerceStock, decodeStoresStock, toCommerceStock, toStoreStocks } from "./shelfStockWire.ts"

const client = contractClient<paths>()

/** Stock of physical stores over the contract's `catalog` document. */
export const httpShelfStockGateway = gateway(StoreStockGateway, (backend, { store, catalogId }) => {
  const path = { version: "2", storeId: store.id, catalogId } as const
  return {
    getStoresStock: (productIds, physicalStoreIds) =>
      callOperation(
        backend,
        "getStoresStock",
        () =>
          client.GET("/itxrest/{version}/catalog/store/{storeId}/{catalogId}/stores-stock", {
            params: { path, query: { productIds: productIds.join(","), storeIds: physicalStoreIds.join(",") } },
          }),
        { decode: decodeStoresStock },
      ).pipe(Effect.map(toStoreStocks)),
    getCommerceStock: (productId, scope) =>
      callOperation(
        backend,
        "getCommerceStock",
        () =>
          client.GET("/itxrest/{version}/catalog/store/{storeId}/{catalogId}/product/{productId}/commerce-stock", {
            params: { path: { ...path, productId }, query: scope },
          }),
        { decode: decodeCommerceStock },
      ).pipe(Effect.map(toCommerceStock)),
  }
})
