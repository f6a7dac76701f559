import * as Effect from "effect/Effect"
import { ContentGateway } from "../../../application/content/ContentGateway.ts"
import type { paths as CatalogPaths } from "../../../contracts/generated/catalog.d.ts"
import type { paths as OtherPaths } from "../../../contracts/generated/other.d.ts"
import { gateway } from "../gateway.ts"
import { callOperation } from "../http/callOperation.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { configurationChunks } from "../http/configurationChunks.ts"
import { decodeConfiguration, decodeMarketingSpots, toMarketingSpots, decodeTranslations } from "./contentWire.ts"

const catalog = contractClient<CatalogPaths>()
const other = contractClient<OtherPaths>()
/** Chunks of one configuration read that are requested concurrently. */
const CONCURRENT_CHUNKS = 4

/** Texts, configuration and spots of one store over the contract's `other` and `catalog` documents. */
export const httpContentGateway = gateway(ContentGateway, (backend, { store, language, catalogId }) => {
  const path = { version: "2", storeId: store.id } as const
  const readChunk = (variables: readonly string[]) =>
    callOperation(
      backend,
      "readConfiguration",
      () =>
        other.GET("/itxrest/{version}/oam/store/{storeId}/xconfiguracion", { params: { path, query: { variables } } }),
      { decode: decodeConfiguration },
    )
  return {
    getTranslations: (countryCode, languageCode) =>
      callOperation(
        backend,
        "getTranslations",
        () =>
          other.GET("/itxrest/{version}/cms/store/{storeId}/translations/{countryCode}/{languageCode}", {
            params: { path: { ...path, countryCode, languageCode } },
          }),
        { decode: decodeTranslations },
      ).pipe(Effect.map(({ translations }) => translations)),
    readConfiguration: Effect.fnUntraced(function* (variables) {
      const [chunks, failures] = yield* Effect.partition(configurationChunks(variables), readChunk, {
        concurrency: CONCURRENT_CHUNKS,
      })
      // A failed chunk does not void the others (F48). The read fails only when all chunks fail.
      const [failure] = failures
      if (failure !== undefined && chunks.length === 0) return yield* failure
      if (failure !== undefined) yield* Effect.logWarning("Some configuration was not read", failure.message)
      return Object.fromEntries(chunks.flat().map(({ key, value }) => [key, value]))
    }),
    listMarketingSpots: (spot) =>
      callOperation(
        backend,
        "listMarketingSpots",
        () =>
          catalog.GET("/itxrest/{version}/catalog/store/{storeId}/{catalogId}/marketing-spot", {
            params: {
              path: { ...path, catalogId },
              query: { spot, countryCode: store.countryCode, lang: language.code },
            },
          }),
        { decode: decodeMarketingSpots },
      ).pipe(Effect.map(toMarketingSpots(store.currency.currencyCode))),
  }
})
