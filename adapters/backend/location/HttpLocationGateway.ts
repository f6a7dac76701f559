import * as Effect from "effect/Effect"
import { LocationGateway } from "../../../application/location/LocationGateway.ts"
import type { paths } from "../../../contracts/generated/other.d.ts"
import { gateway } from "../gateway.ts"
import { callOperation } from "../http/callOperation.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { toUserLocation, decodeUserLocation } from "./userLocationWire.ts"

const client = contractClient<paths>()

/** The visitor's estimated location over the contract's `other` document. */
export const httpLocationGateway = gateway(LocationGateway, (backend, { store }) => {
  return {
    detectUserLocation: callOperation(
      backend,
      "detectUserLocation",
      () =>
        client.GET("/itxrest/{version}/oam/store/{storeId}/user-location", {
          params: { path: { version: "2", storeId: store.id } },
        }),
      { decode: decodeUserLocation },
    ).pipe(Effect.map(toUserLocation)),
  }
})
