import * as Effect from "effect/Effect"
import { PhysicalStoreGateway } from "../../../application/location/PhysicalStoreGateway.ts"
import type { paths } from "../../../contracts/generated/places.d.ts"
import { gateway } from "../gateway.ts"
import { callOperation } from "../http/callOperation.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { WRITE_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/send/contractClient.ts"
import {
  decodeFavouriteStores,
  decodePhysicalStoreList,
  decodeProductPickup,
  decodeStoreGrouping,
  toFavouriteStores,
  toPhysicalStore,
  toPickupStores,
} from "./placeWire.ts"
import { physicalStoreQuery } from "./searchQuery.ts"

const client = contractClient<paths>()
const stores = Effect.map(
  ({ physicalStores }: { readonly physicalStores: readonly Parameters<typeof toPhysicalStore>[0][] }) =>
    physicalStores.map(toPhysicalStore),
)

/** The physical stores of one country store over the contract's `places` document. */
export const httpPhysicalStoreGateway = gateway(PhysicalStoreGateway, (backend, { store }) => {
  const path = { version: "2", storeId: store.id } as const
  return {
    listPhysicalStores: (search) =>
      callOperation(
        backend,
        "listPhysicalStores",
        () =>
          client.GET("/itxrest/{version}/bam/store/{storeId}/physical-store", {
            params: { path, query: physicalStoreQuery(search) },
          }),
        { decode: decodePhysicalStoreList },
      ).pipe(stores),
    listPhysicalStoresByCountry: (countryCode) =>
      callOperation(
        backend,
        "listPhysicalStoresByCountry",
        () =>
          client.GET("/itxrest/{version}/bam/store/{storeId}/country/{countryCode}/physical-store", {
            params: { path: { ...path, countryCode } },
          }),
        { decode: decodePhysicalStoreList },
      ).pipe(stores),
    listPhysicalStoresByCity: (city, countryCodes = []) =>
      callOperation(
        backend,
        "listPhysicalStoresByCity",
        () =>
          client.GET("/itxrest/{version}/bam/store/{storeId}/physical-store-by-city", {
            params: {
              path,
              query: {
                ...("cityId" in city ? { cityId: city.cityId } : { bamId: city.physicalStoreId }),
                ...(countryCodes.length === 0 ? {} : { countryCodes: countryCodes.join(",") }),
              },
            },
          }),
        { decode: decodePhysicalStoreList },
      ).pipe(stores),
    getStoreGrouping: (groupingId, countryCode) =>
      callOperation(
        backend,
        "getStoreGrouping",
        () =>
          client.GET("/itxrest/{version}/bam/store/{storeId}/agrupation", {
            params: {
              path,
              query: { xagrupationId: groupingId, ...whenDefined(countryCode, (code) => ({ countryCode: code })) },
            },
          }),
        { decode: decodeStoreGrouping },
      ).pipe(
        Effect.map(({ id, name, physicalStores }) => ({
          id,
          name,
          physicalStores: physicalStores.map(toPhysicalStore),
        })),
      ),
    listProductPickup: (productId) =>
      callOperation(
        backend,
        "listProductPickup",
        () =>
          client.GET("/itxrest/{version}/bam/store/{storeId}/product/{productId}/pickup", {
            params: { path: { ...path, productId } },
          }),
        { decode: decodeProductPickup },
      ).pipe(Effect.map(toPickupStores)),
    addFavouriteStore: (physicalStoreId) =>
      callOperation(
        backend,
        "addFavouriteStore",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/favourite-store", {
            params: { path },
            body: { favouriteStoreId: physicalStoreId },
          }),
        { decode: decodeFavouriteStores, limits: WRITE_LIMITS },
      ).pipe(Effect.map(toFavouriteStores)),
    deleteFavouriteStore: (physicalStoreId) =>
      callOperation(
        backend,
        "deleteFavouriteStore",
        () =>
          client.DELETE("/itxrest/{version}/user/store/{storeId}/favourite-store/{favouriteStoreId}", {
            params: { path: { ...path, favouriteStoreId: physicalStoreId } },
          }),
        { decode: decodeFavouriteStores, limits: WRITE_LIMITS },
      ).pipe(Effect.map(toFavouriteStores)),
  }
})
