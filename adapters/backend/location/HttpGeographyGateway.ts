import * as Effect from "effect/Effect"
import { GeographyGateway } from "../../../application/location/GeographyGateway.ts"
import type { paths } from "../../../contracts/generated/places.d.ts"
import { gateway } from "../gateway.ts"
import { callOperation } from "../http/callOperation.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { decodeCityList, decodeCountryList, decodeDistrictList, toCities, toDistrictList } from "./geographyWire.ts"

const client = contractClient<paths>()

/** Names of places over the contract's `places` document. */
export const httpGeographyGateway = gateway(GeographyGateway, (backend, { store }) => {
  const path = { version: "2", storeId: store.id } as const
  return {
    listCountries: callOperation(
      backend,
      "listCountries",
      () => client.GET("/itxrest/{version}/bam/store/{storeId}/country", { params: { path } }),
      { decode: decodeCountryList },
    ).pipe(Effect.map(({ countries }) => countries)),
    listCities: (stateCode) =>
      callOperation(
        backend,
        "listCities",
        () =>
          client.GET("/itxrest/{version}/bam/store/{storeId}/state/{stateCode}/city", {
            params: { path: { ...path, stateCode } },
          }),
        { decode: decodeCityList },
      ).pipe(Effect.map(toCities)),
    listDistricts: (scope) =>
      callOperation(
        backend,
        "listDistricts",
        () => client.GET("/itxrest/{version}/bam/store/{storeId}/district", { params: { path, query: scope } }),
        { decode: decodeDistrictList },
      ).pipe(Effect.map(toDistrictList)),
  }
})
