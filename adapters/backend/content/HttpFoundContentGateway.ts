import * as Effect from "effect/Effect"
import { FoundContentGateway } from "../../../application/content/FoundContentGateway.ts"
import type { paths } from "../../../contracts/generated/other.d.ts"
import { gateway } from "../gateway.ts"
import { callOperation } from "../http/callOperation.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { decodeCmsSpots, decodeSearch, toCmsSpots, toFoundContent } from "./foundContentWire.ts"

const client = contractClient<paths>()

/** Editorial blocks and the search of one store, over the contract's `other` document. */
export const httpFoundContentGateway = gateway(FoundContentGateway, (backend, { store, language, catalogId }) => {
  const path = { version: "2", storeId: store.id } as const
  return {
    listCmsSpots: (spot) =>
      callOperation(
        backend,
        "listCmsSpots",
        () =>
          client.GET("/itxrest/{version}/cms/store/{storeId}/spots", {
            params: {
              path,
              query: {
                countryCode: store.countryCode,
                lang: language.code,
                ...whenDefined(spot, (name) => ({ spot: name })),
              },
            },
          }),
        { decode: decodeCmsSpots },
      ).pipe(Effect.map(toCmsSpots)),
    search: (searchTerm, max) =>
      callOperation(
        backend,
        "search",
        () =>
          client.GET("/itxrest/{version}/search/store/{storeId}/{catalogId}", {
            params: {
              path: { ...path, catalogId },
              query: { searchTerm, ...whenDefined(max, (most) => ({ max: most })) },
            },
          }),
        { decode: decodeSearch },
      ).pipe(Effect.map(toFoundContent(store.currency.currencyCode))),
  }
})
