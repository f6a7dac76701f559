import * as Effect from "effect/Effect"
import type { LocationGateway } from "../../../application/location/LocationGateway.ts"
import type { StoreScope } from "../../../application/store/StoreScope.ts"
import type { paths } from "../../../contracts/generated/other.d.ts"
import type { BackendConnection } from "../http/callOperation.ts"
import { callOperation } from "../http/callOperation.ts"
import { contractClient } from "../http/contractClient.ts"
import { toUserLocation, decodeUserLocation } from "./userLocationWire.ts"

const client = contractClient<paths>()

/** The visitor's estimated location over the contract's `other` document. */
export function httpLocationGateway(
  backend: BackendConnection,
  { store }: StoreScope["Service"],
): LocationGateway["Service"] {
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
}
